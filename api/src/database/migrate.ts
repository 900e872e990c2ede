import { Logger, runMigrations as migrateQueue } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { COMMAND_LIMITS } from './data-source.ts';
import { DatabasePool } from './database-pool.ts';
import { seedCatalog } from './seeds/seed-catalog.ts';

/** Any number will do, as long as every replica asks for the same one. */
const MIGRATION_LOCK = 5_110_326;

const SILENT = new Logger(() => () => undefined);

const migrateQueueSchema = async (databaseUrl: string): Promise<void> => {
  const pgPool = new DatabasePool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: COMMAND_LIMITS.connectMs,
    answerLimitMs: COMMAND_LIMITS.answerMs,
  });
  try {
    await migrateQueue({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
};

/** Brings the schema up to date and fills an empty catalog; replicas that start at once wait for one another. The data source
 * needs the limits of commands. */
export const migrate = async (dataSource: DataSource, databaseUrl: string): Promise<string[]> => {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateQueueSchema(databaseUrl);
    const migrations = await dataSource.runMigrations();
    await seedCatalog(dataSource);
    return migrations.map(({ name }) => name);
  } finally {
    // The lock goes with its connection; where that is broken, there is nothing to give back.
    await lock.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await lock.release();
  }
};
