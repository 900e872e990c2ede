import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase } from '@sgc/local/postgres';
import { Client } from 'pg';
import { TEMPLATE } from './template.ts';

/** A database of a test's own. */
export interface TestDatabase {
  /** For the owner of its tables. */
  readonly url: string;
  drop(): Promise<void>;
}

const serverUrl = (): string => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('The test run has no PostgreSQL');
  return url;
};

const createTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const name = `registry_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(serverUrl(), name, template), drop: () => dropDatabase(serverUrl(), name) };
};

/** An empty database, as a registry finds it that starts for the first time. */
export const emptyDatabase = (): Promise<TestDatabase> => createTestDatabase();

/** One that its owner has migrated. */
export const newDatabase = (): Promise<TestDatabase> => createTestDatabase(TEMPLATE);

const COMMAND = join(__dirname, '../../dist/command.js');

/** Brings a database up to date as the owner of its tables does. */
export const migrateAsOwner = async ({ url }: TestDatabase): Promise<void> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, [COMMAND, 'migrate'], { env });
};

/** Runs statements on a connection of their own. */
export const query = async <Row = Record<string, unknown>>(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Row[]> => {
  const client = new Client({ connectionString: url, options: '-c search_path=registry' });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
};
