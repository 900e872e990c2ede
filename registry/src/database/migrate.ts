import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { SCHEMA } from './database.ts';

const CONNECT_LIMIT_MS = 3000;

/**
 * Brings the registry's tables up to date; programs that start at once wait for one another.
 * @param folder of the migrations.
 * @returns the names of those that ran.
 */
export const migrate = async (url: string, folder: string): Promise<string[]> => {
  const dbClient = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  dbClient.on('error', () => undefined);
  await dbClient.connect();
  try {
    const done = await runner({
      dbClient,
      dir: folder,
      direction: 'up',
      schema: SCHEMA,
      createSchema: true,
      migrationsSchema: SCHEMA,
      migrationsTable: 'migrations',
      singleTransaction: true,
      log: () => undefined,
    });
    return done.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
};
