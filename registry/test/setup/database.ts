import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@sgc/local/postgres';
import { Client } from 'pg';

const MIGRATIONS = join(__dirname, '../../src/database/migrations');
const FIRST_MIGRATION = join(MIGRATIONS, '1764000000000_create-registry.sql');

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const serverUrl = (): string => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('The test run has no PostgreSQL');
  return url;
};

/** An empty database, as a registry finds it that starts for the first time. */
export const newDatabase = async (): Promise<TestDatabase> => {
  const name = `registry_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(serverUrl(), name), drop: () => dropDatabase(serverUrl(), name) };
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

/** A database with the registry's tables, for what runs without the program that would make them. */
export const migratedDatabase = async (): Promise<TestDatabase> => {
  const database = await newDatabase();
  const [up = ''] = readFileSync(FIRST_MIGRATION, 'utf8').split('-- Down Migration');
  await query(database.url, `CREATE SCHEMA registry; ${up}`);
  return database;
};
