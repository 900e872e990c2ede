import { createDatabase, dropDatabase } from '../postgres/connection.ts';
import { startTemporaryPostgres } from '../postgres/temporary.ts';
import { createRoles } from './roles.ts';

/** A run's settings for its test server. */
export interface TestServerOptions {
  /** Of the folder's name, where the server is one of our own. */
  readonly prefix: string;
  /** Name of the migrated database that tests get copies of. */
  readonly template: string;
  /** Migrates an empty database, as the owner of its tables. */
  readonly migrate: (url: string) => Promise<unknown>;
}

/**
 * One real server for a run of tests: the one that `DATABASE_URL` names, else one of our own, which it names then. On it the
 * programs' roles, and the template.
 * @returns a function that stops a server of our own.
 */
export const startTestServer = async ({
  prefix,
  template,
  migrate,
}: TestServerOptions): Promise<() => Promise<void>> => {
  const own = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres(prefix);
  const url = own?.url ?? process.env.DATABASE_URL ?? '';
  process.env.DATABASE_URL = url;
  await createRoles(url);
  await dropDatabase(url, template);
  await migrate(await createDatabase(url, template));
  return async () => own?.stop();
};
