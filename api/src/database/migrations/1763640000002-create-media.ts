import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos, beside the vehicles that show them: one transaction, one backup, the same on every replica. */
export class CreateMedia1763640000002 implements MigrationInterface {
  name = 'CreateMedia1763640000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE media (name text PRIMARY KEY, bytes bytea NOT NULL)');
    // The formats are compressed already.
    await queryRunner.query('ALTER TABLE media ALTER COLUMN bytes SET STORAGE EXTERNAL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE media');
  }
}
