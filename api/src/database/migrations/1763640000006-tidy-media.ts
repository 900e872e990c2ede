import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos remember since when no vehicle shows them. */
export class TidyMedia1763640000006 implements MigrationInterface {
  name = 'TidyMedia1763640000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media ADD COLUMN unshown_since timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media DROP COLUMN unshown_since');
  }
}
