import type { DataSource } from 'typeorm';
import { seedCatalog } from './seeds/seed-catalog.ts';

/** Any number will do, as long as every replica asks for the same one. */
const MIGRATION_LOCK = 5_110_326;

/** Brings the schema up to date and fills an empty catalog; replicas that start at once wait for one another. */
export const migrate = async (dataSource: DataSource): Promise<string[]> => {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrations = await dataSource.runMigrations();
    await seedCatalog(dataSource);
    return migrations.map(({ name }) => name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()');
    await lock.query('RESET statement_timeout');
    await lock.release();
  }
};
