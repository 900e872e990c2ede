import 'reflect-metadata';
import { createDatabase, createRoles, dropDatabase, startTemporaryPostgres } from '@sgc/local/postgres';
import { migrate } from '../../src/database/migrate.ts';
import { TEMPLATE } from './template.ts';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/**
 * One real server for all suites: the one that the environment names, else one of our own in a temporary folder. On it the
 * programs' roles, and a migrated database that each suite gets a copy of.
 */
export default async (): Promise<void> => {
  if (!process.env.DATABASE_URL) {
    const { url, stop } = await startTemporaryPostgres('api-test-');
    process.env.DATABASE_URL = url;
    globalThis.stopPostgres = stop;
  }
  const server = process.env.DATABASE_URL;
  await createRoles(server);
  await dropDatabase(server, TEMPLATE);
  await migrate(await createDatabase(server, TEMPLATE));
};
