import { Logger, runMigrations as migrateQueue } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { createQueuePool } from './queue-pool.ts';
import { seedCatalog } from './seeds/seed-catalog.ts';

/** Any number will do, as long as every replica asks for the same one. */
const MIGRATION_LOCK = 5_110_326;

const SILENT = new Logger(() => () => undefined);

const migrateQueueSchema = async (databaseUrl: string): Promise<void> => {
  const pgPool = createQueuePool(databaseUrl, 2);
  try {
    await migrateQueue({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
};

/** Brings the schema up to date and fills an empty catalog; replicas that start at once wait for one another. */
export const migrate = async (dataSource: DataSource, databaseUrl: string): Promise<string[]> => {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateQueueSchema(databaseUrl);
    const migrations = await dataSource.runMigrations();
    await seedCatalog(dataSource);
    return migrations.map(({ name }) => name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock_all()');
    await lock.query('RESET statement_timeout');
    await lock.release();
  }
};
