import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a lead whose mail was sent from one whose mail lies in a folder. */
export class KeepMailInFiles1763640000007 implements MigrationInterface {
  name = 'KeepMailInFiles1763640000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lead ADD kept_in_file boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lead DROP kept_in_file');
  }
}
