import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a lead asks for beyond its message, and when the dealer answered it. Functions that stored leads in an earlier version
 * go: the version before this one does not call them.
 */
export class DetailLeads1763640000010 implements MigrationInterface {
  name = 'DetailLeads1763640000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lead ADD details jsonb, ADD answered_at timestamptz');
    await queryRunner.query('DROP FUNCTION IF EXISTS receive_lead, store_lead, queue_lead');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lead DROP details, DROP answered_at');
  }
}
