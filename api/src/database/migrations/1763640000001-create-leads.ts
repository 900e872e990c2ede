import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors wrote to the dealer. */
export class CreateLeads1763640000001 implements MigrationInterface {
  name = 'CreateLeads1763640000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lead (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        interest text NOT NULL,
        message text NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX lead_created_at ON lead (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE lead');
  }
}
