import { setTimeout as pause } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { Logger } from 'pino';
import { SCHEMA } from './database.ts';
import { RIGHTS } from './rights.ts';

const CONNECT_LIMIT_MS = 3000;
const TRY_AGAIN_MS = 500;

const migrateOnce = async (url: string, folder: string): Promise<string[]> => {
  const dbClient = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  dbClient.on('error', () => undefined);
  await dbClient.connect();
  try {
    const { rows } = await dbClient.query('SELECT to_regnamespace($1) IS NULL AS missing', [SCHEMA]);
    const done = await runner({
      dbClient,
      dir: folder,
      direction: 'up',
      schema: SCHEMA,
      // Even if the schema exists, the statement to create it takes a right that the program itself does not have.
      createSchema: rows[0].missing,
      migrationsSchema: SCHEMA,
      migrationsTable: 'migrations',
      singleTransaction: true,
      log: () => undefined,
    });
    await dbClient.query(RIGHTS);
    return done.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
};

/** How the registry's tables are brought up to date. */
export interface Migration {
  readonly databaseUrl: string;
  /** Of the migrations. */
  readonly folder: string;
  readonly log: Logger;
  /** Ends it; what PostgreSQL does by then is finished. */
  readonly stopping: AbortSignal;
}

/**
 * Brings the registry's tables up to date and gives the roles their rights, as soon as PostgreSQL can be used; programs that
 * start at once wait for one another. A role that owns no table waits until their owner has done it.
 * @returns whether it was done; false if it was stopped before.
 */
export const migrate = async ({ databaseUrl, folder, log, stopping }: Migration): Promise<boolean> => {
  let trouble: string | undefined;
  while (!stopping.aborted) {
    try {
      const migrations = await migrateOnce(databaseUrl, folder);
      if (migrations.length > 0) log.info({ migrations }, 'database migrated');
      return true;
    } catch (error) {
      const { message: reason } = error as Error;
      if (reason !== trouble) log.error({ reason }, 'PostgreSQL cannot be used for now');
      trouble = reason;
      await pause(TRY_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return false;
};
