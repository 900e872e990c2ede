import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A secret for each of the last days: signs what forms carry, and keeps counted addresses from being guessed. */
export class KeepDailySecrets1763640000020 implements MigrationInterface {
  name = 'KeepDailySecrets1763640000020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE daily_secret (day date PRIMARY KEY, secret text NOT NULL)');
    // Addresses were counted without a secret until now; all are counted anew.
    await queryRunner.query('TRUNCATE contact_limit');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE daily_secret');
  }
}
