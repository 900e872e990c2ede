import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a lead whose mail came back, why it did, and which reports of that have been read. */
export class NoteBounces1763640000008 implements MigrationInterface {
  name = 'NoteBounces1763640000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "ALTER TABLE lead ADD bounced_at timestamptz, ADD bounce_reason text, ADD bounce_reports text[] NOT NULL DEFAULT '{}'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lead DROP bounced_at, DROP bounce_reason, DROP bounce_reports');
  }
}
