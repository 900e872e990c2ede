import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, createRoles, dropDatabase, startTemporaryPostgres } from '@sgc/local/postgres';
import buildFixture from '@sgc/release-format/test-fixture/build';
import { TEMPLATE } from './template.ts';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

const COMMAND = join(__dirname, '../../dist/command.js');

/**
 * The fixture section, built, and one real server for all suites: the one that the environment names, or one of our own. On it
 * the programs' roles, and a migrated database that each test gets a copy of.
 */
export default async (): Promise<void> => {
  buildFixture();
  if (!process.env.DATABASE_URL) {
    const { url, stop } = await startTemporaryPostgres('registry-test-');
    process.env.DATABASE_URL = url;
    globalThis.stopPostgres = stop;
  }
  const server = process.env.DATABASE_URL;
  await createRoles(server);
  await dropDatabase(server, TEMPLATE);
  const DATABASE_URL = await createDatabase(server, TEMPLATE);
  await promisify(execFile)(process.execPath, [COMMAND, 'migrate'], { env: { ...process.env, DATABASE_URL } });
};
