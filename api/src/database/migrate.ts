import { DatabasePool } from '@sgc/database';
import { Logger, runMigrations as migrateQueue } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { COMMAND_LIMITS, createDataSource } from './data-source.ts';
import { RIGHTS } from './rights.ts';
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

const migrateLocked = async (dataSource: DataSource, databaseUrl: string): Promise<string[]> => {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateQueueSchema(databaseUrl);
    const migrations = await dataSource.runMigrations();
    await dataSource.query(RIGHTS);
    await seedCatalog(dataSource);
    return migrations.map(({ name }) => name);
  } finally {
    // The lock goes with its connection; where that is broken, there is nothing to give back.
    await lock.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await lock.release();
  }
};

/**
 * Brings the schema up to date, gives the roles their rights and fills an empty catalog; programs that start at once wait for
 * one another. A role that owns no table only sees whether all of that is done, and fails with an outage if it is not.
 * @returns the names of the migrations that ran.
 */
export const migrate = async (databaseUrl: string): Promise<string[]> => {
  const dataSource = createDataSource({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 2 }, COMMAND_LIMITS);
  await dataSource.initialize();
  try {
    return await migrateLocked(dataSource, databaseUrl);
  } finally {
    await dataSource.destroy();
  }
};
