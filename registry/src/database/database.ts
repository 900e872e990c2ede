import { DatabasePool, openClient } from '@sgc/database';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Where the registry's tables are, in a database that it may share with other programs. */
export const SCHEMA = 'registry';

const CONNECT_LIMIT_MS = 3000;
const STATEMENT_LIMIT_MS = 10_000;
/** The server's own limit does not help against a server that is gone: the client has one as well. */
const ANSWER_LIMIT_MS = 10_500;

const connectionSettings = (url: string, name: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  statement_timeout: STATEMENT_LIMIT_MS,
  keepAlive: true,
  options: `-c search_path=${SCHEMA}`,
});

/** Connections for reading, and for files: these are stored under their digests, so any instance may write them. */
export const openPool = (url: string, log: Logger): pg.Pool => {
  const pool = new DatabasePool({ ...connectionSettings(url, 'registry'), max: 8, answerLimitMs: ANSWER_LIMIT_MS });
  // An idle connection that is lost is replaced by the next query.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a connection to PostgreSQL was lost'));
  return pool;
};

/** The time by the database's clock. */
export const databaseTime = async (pool: pg.Pool): Promise<Date> => {
  const { rows } = await pool.query<{ now: Date }>('SELECT now()');
  if (rows[0] === undefined) throw new Error('the database does not know the time');
  return rows[0].now;
};

/** One connection that its caller keeps, and gives up when it fails. `onLost` is called once if it is lost. */
export const openSession = (url: string, name: string, onLost: (reason: string) => void): Promise<pg.Client> =>
  openClient({ ...connectionSettings(url, name), query_timeout: ANSWER_LIMIT_MS }, onLost);
