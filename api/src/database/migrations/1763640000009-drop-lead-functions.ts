import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions that stored leads until TypeScript did (ADR 0143). A database that is made now never has them. */
export class DropLeadFunctions1763640000009 implements MigrationInterface {
  name = 'DropLeadFunctions1763640000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION IF EXISTS receive_lead, store_lead, queue_lead');
  }

  /** They had no data. */
  async down(): Promise<void> {}
}
