import { Client } from 'pg';
import { ROLE } from './cluster.ts';

/** Any number will do, as long as every program of this project asks for the same one. */
const KEEPER_LOCK = 7_306_114;

export const urlOf = (port: number, password: string, database = 'postgres'): string =>
  `postgresql://${ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** A connection whose loss is no error: the server may go away while the connection is idle. */
const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/**
 * Takes the server's keeper lock on a connection that stays open: PostgreSQL releases it the moment this process dies, for
 * any reason. The process that holds it stops the server at the end; the others only use it.
 */
export const becomeKeeper = async (url: string): Promise<{ isKeeper: boolean; release(): Promise<void> }> => {
  const client = await connect(url);
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [KEEPER_LOCK]);
  return { isKeeper: rows[0].locked, release: () => client.end() };
};

const run = async (url: string, statement: (client: Client) => string): Promise<void> => {
  const client = await connect(url);
  try {
    await client.query(statement(client));
  } finally {
    await client.end();
  }
};

/** Runs one statement on a running server. */
export const runStatement = (url: string, statement: string): Promise<void> => run(url, () => statement);

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
};

/** Makes a database on a running server and answers its URL. @param template that it is a copy of; without one it is empty. */
export const createDatabase = async (url: string, name: string, template = 'template1'): Promise<string> => {
  await run(
    url,
    (client) => `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`,
  );
  return withDatabase(url, name);
};

/** Drops a database, and ends the connections to it. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  run(
    withDatabase(url, 'postgres'),
    (client) => `DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`,
  );

/** Makes an empty database in the place of the one of its name, if there is one, and answers its URL. */
export const replaceDatabase = async (url: string, name: string): Promise<string> => {
  await dropDatabase(url, name);
  return createDatabase(url, name);
};
