import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiErrorSchema } from '@sgc/contract/api';
import { vehicleListSchema } from '@sgc/contract/catalog';
import { IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { createApplication } from '../src/application.ts';
import { DatabaseStart } from '../src/database/database-start.ts';
import { configFor } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';
import { type OwnPostgres, startOwnPostgres } from './setup/own-postgres.ts';
import { startSmtp, type TestSmtp } from './setup/smtp.ts';

/** What a busy machine may add. */
const SLACK_MS = 1000;
const READ_LIMIT_MS = 2000 + SLACK_MS;
const MESSAGE_LIMIT_MS = 5000 + SLACK_MS;

let postgres: OwnPostgres;
let smtp: TestSmtp;
let app: NestFastifyApplication;

beforeEach(async () => {
  postgres = await startOwnPostgres();
  smtp = await startSmtp(() => 'accept');
});
afterEach(async () => {
  await app.close();
  await smtp.close();
  await postgres.remove();
});

const startApi = async (): Promise<string> => {
  const config = configFor({ DATABASE_URL: postgres.url, SMTP_URL: smtp.url });
  app = await createApplication(config, pino({ level: 'silent' }));
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
};

const startOpenApi = async (): Promise<string> => {
  const url = await startApi();
  await app.get(DatabaseStart).opened;
  return url;
};

const timed = async (answer: Promise<Response>): Promise<Response & { ms: number }> => {
  const started = performance.now();
  return Object.assign(await answer, { ms: performance.now() - started });
};

const send = (url: string, key: string): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(MESSAGE),
  });

const KEY = 'one-message-of-the-outage';

const expectRefused = async (response: Response): Promise<void> => {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  apiErrorSchema.parse(await response.json());
};

/** What visitors of the site ask for is answered from what is kept; the rest says honestly that it cannot be. */
const expectStandIns = async (url: string): Promise<void> => {
  const paths = ['/api/vehicles', '/api/vehicles?kind=stocked-cart&limit=2', '/api/vehicles/ev-city'];
  for (const answer of await Promise.all(paths.map((path) => timed(fetch(url + path))))) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-status')).toMatch(/^api; hit; ttl=-\d+$/);
    expect(answer.ms).toBeLessThan(READ_LIMIT_MS);
  }
  for (const path of ['/api/revisions', '/api/health/ready', `/media/${'a'.repeat(32)}-480.jpg`]) {
    const answer = await timed(fetch(url + path));
    expect({ path, status: answer.status }).toEqual({ path, status: 503 });
    expect(answer.ms).toBeLessThan(READ_LIMIT_MS);
  }
  expect((await fetch(`${url}/api/vehicles/no-such-cart`)).status).toBe(404);
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
};

test('PostgreSQL is stopped: reads are kept answers, a message is refused, and all is well when it is back', async () => {
  const url = await startOpenApi();
  const list = vehicleListSchema.parse(await (await fetch(`${url}/api/vehicles`)).json());
  await postgres.stop();

  await expectStandIns(url);
  const kept = await fetch(`${url}/api/vehicles`);
  expect(vehicleListSchema.parse(await kept.json())).toEqual(list);
  await expectRefused(await send(url, KEY));
  const notReady = apiErrorSchema.parse(await (await fetch(`${url}/api/health/ready`)).json());
  expect(notReady.details?.[0]?.field).toBe('database');

  await postgres.start();
  const answer = await fetch(`${url}/api/vehicles`);
  expect(answer.headers.get('cache-status')).toBeNull();
  expect((await send(url, KEY)).status).toBe(201);
});

test('PostgreSQL stands still: waits have ends, and a message refused and stored later is one lead', async () => {
  const url = await startOpenApi();
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(200);
  const mails = smtp.mails.length;
  await postgres.pause();

  const refused = await timed(send(url, KEY));
  expect(refused.ms).toBeLessThan(MESSAGE_LIMIT_MS);
  await expectRefused(refused);
  await expectStandIns(url);
  // Connections that were open when it began are given up by now; new ones are refused in time too.
  const again = await timed(send(url, KEY));
  expect(again.ms).toBeLessThan(MESSAGE_LIMIT_MS);
  await expectRefused(again);

  await postgres.resume();
  const back = await timed(fetch(`${url}/api/vehicles`));
  expect(back.status).toBe(200);
  expect(back.ms).toBeLessThan(READ_LIMIT_MS);
  let stored = await send(url, KEY);
  // Its first sending may be at work in PostgreSQL at this very moment.
  while (stored.status === 409) stored = await send(url, KEY);
  expect(stored.status).toBe(201);
  const { reference } = JSON.parse(await stored.text());
  const leads: unknown[] = await app.get(DataSource).query('SELECT reference FROM lead');
  expect(leads).toEqual([{ reference }]);
  while (smtp.mails.length === mails) await smtp.next();
  expect(smtp.mails.slice(mails).map(({ messageId }) => messageId)).toEqual([`<lead-${reference}@example.com>`]);
});

test('an API that starts before PostgreSQL listens, says what is missing, and opens the database when it is there', async () => {
  await postgres.stop();
  const url = await startApi();
  await expectRefused(await fetch(`${url}/api/vehicles`));
  await expectRefused(await send(url, KEY));
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);

  await postgres.start();
  await app.get(DatabaseStart).opened;
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(200);
  expect((await send(url, KEY)).status).toBe(201);
});
