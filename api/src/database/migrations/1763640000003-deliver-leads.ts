import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a lead comes from, whether it is spam, and that it was mailed; answers kept for repeated requests; how much each
 * address has sent.
 */
export class DeliverLeads1763640000003 implements MigrationInterface {
  name = 'DeliverLeads1763640000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lead
        ADD phone_normalized text,
        ADD vehicle text,
        ADD page text,
        ADD release_set text,
        ADD spam_reason text,
        ADD delivered_at timestamptz`);
    await queryRunner.query(
      'CREATE INDEX lead_undelivered ON lead (id) WHERE delivered_at IS NULL AND spam_reason IS NULL',
    );
    await queryRunner.query(`
      CREATE TABLE contact_request (
        key text PRIMARY KEY,
        body_hash text NOT NULL,
        reference text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    // Counted anew after a crash of PostgreSQL, and no visitor waits for the disk because of a count.
    await queryRunner.query(
      'CREATE UNLOGGED TABLE contact_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_limit');
    await queryRunner.query('DROP TABLE contact_request');
    await queryRunner.query(`
      ALTER TABLE lead DROP phone_normalized, DROP vehicle, DROP page, DROP release_set, DROP spam_reason, DROP delivered_at`);
  }
}
