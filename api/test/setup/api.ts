import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FORM_TOKEN_FIELD } from '@sgc/contract/leads';
import { createDatabase, dropDatabase } from '@sgc/local/postgres';
import { urlOfRole } from '@sgc/local/test-server';
import { Client } from 'pg';
import { createApplication } from '../../src/application.ts';
import { type Config, readConfig } from '../../src/config/config.schema.ts';
import { DatabaseStart } from '../../src/database/database-start.ts';
import { createApiLogger } from '../../src/logging/api-logger.ts';
import { formTokenOf } from './form-token.ts';
import { TEMPLATE } from './template.ts';

/** An API of its own on a real port and a database of its own, where it is the role that serves. */
export interface TestApi {
  app: NestFastifyApplication;
  url: string;
  config: Config;
  /** Every log line so far. */
  logs(): string;
  /** Runs a statement as the owner of the tables. */
  query<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a message to the dealer as a form of the site does. */
  send(message: Readonly<Record<string, unknown>>, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const serverUrl = (): string => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('The test run has no PostgreSQL');
  return url;
};

/** A database of a suite's own, gone again with `drop`. */
export interface TestDatabase {
  /** For the owner of its tables. */
  readonly url: string;
  drop(): Promise<void>;
}

const createTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(serverUrl(), name, template), drop: () => dropDatabase(serverUrl(), name) };
};

/** One without any table, as the API finds it that starts for the first time. */
export const emptyDatabase = (): Promise<TestDatabase> => createTestDatabase();

/** One that its owner has migrated. */
export const newDatabase = (): Promise<TestDatabase> => createTestDatabase(TEMPLATE);

/** With a mail server leads go there, else into files. */
export const configFor = (environment: Record<string, string>): Config => {
  const mail = environment.SMTP_URL === undefined ? { MAIL_DELIVERY: 'files' } : { MAIL_TO: 'dealer@example.com' };
  const result = readConfig({ API_PORT: '0', ...mail, ...environment });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};

const running = new Set<TestApi>();

// A test that failed half-way leaves an API, which would keep the whole run from ending.
afterAll(async () => {
  for (const api of running) await api.close();
});

export const startApi = async (environment: Record<string, string> = {}): Promise<TestApi> => {
  const database = await newDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'api-data-'));
  const config = configFor({ DATABASE_URL: urlOfRole(database.url, 'site_api'), DATA_DIR: folder, ...environment });
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const app = await createApplication(config, createApiLogger(config.LOG_LEVEL, sink));
  await app.listen(config.port, config.HOST);
  await app.get(DatabaseStart).opened;
  const url = await app.getUrl();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const post: TestApi['post'] = (path, body, headers) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const api: TestApi = {
    app,
    url,
    config,
    logs: () => lines.join(''),
    query: async (statement, values) => (await client.query(statement, values)).rows,
    post,
    send: async (message, headers) =>
      post('/api/contact', { ...message, [FORM_TOKEN_FIELD]: await formTokenOf(url) }, headers),
    close: async () => {
      if (!running.delete(api)) return;
      await client.end();
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
  running.add(api);
  return api;
};
