import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalog's revision says when it was renewed: what search engines are told of the pages that show it. */
export class DateCatalog1763640000005 implements MigrationInterface {
  name = 'DateCatalog1763640000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE data_revision ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()');
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION renew_catalog_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE data_revision SET revision = gen_random_uuid()::text, changed_at = now()
        WHERE tag = 'catalog' AND xmin <> pg_current_xact_id()::xid;
        RETURN NULL;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION renew_catalog_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE data_revision SET revision = gen_random_uuid()::text
        WHERE tag = 'catalog' AND xmin <> pg_current_xact_id()::xid;
        RETURN NULL;
      END $$`);
    await queryRunner.query('ALTER TABLE data_revision DROP COLUMN changed_at');
  }
}
