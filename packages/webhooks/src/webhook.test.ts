import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type Outbox, Webhook } from './webhook.ts';

const MESSAGES = new Map([
  [2, { id: 'two', body: '{}' }],
  [5, { id: 'five', body: '{}' }],
]);

/** Statuses that the receiver answers with, before it takes everything. */
let refusals: number[] = [];
let posted: string[] = [];
let noted: number[] = [];
let server: Server;
let webhook: Webhook;

const nextMessage: Outbox['next'] = async (after) => {
  const number = [...MESSAGES.keys()].find((one) => one > after);
  const message = number === undefined ? undefined : MESSAGES.get(number);
  return number === undefined || message === undefined ? undefined : { number, message };
};

const start = (next: Outbox['next']): Webhook =>
  new Webhook({
    settings: {
      receiver: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`,
      key: Buffer.alloc(24),
    },
    outbox: { delivered: async () => 1, last: () => 6, next, note: async (number) => void noted.push(number) },
    log: pino({ level: 'silent' }),
  });

beforeEach(async () => {
  posted = [];
  noted = [];
  server = createServer((request, response) => {
    posted.push(String(request.headers['webhook-id']));
    response.writeHead(refusals.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  webhook = start(nextMessage);
});

afterEach(async () => {
  await webhook.stop();
  await new Promise((resolve) => server.close(resolve));
});

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('messages go out in their order, and numbers without one are noted as well', async () => {
  await until(() => noted.includes(6));
  expect([posted, noted]).toEqual([
    ['two', 'five'],
    [2, 5, 6],
  ]);
});

describe('a receiver that refuses', () => {
  beforeAll(() => {
    refusals = [500];
  });

  test('gets the same message again, and the next one after it', async () => {
    await until(() => noted.includes(6));
    expect(posted).toEqual(['two', 'two', 'five']);
    expect(noted).toEqual([2, 5, 6]);
  });
});

test('a receiver is named without the rest of its address', () => {
  expect(webhook.receiver).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('a message that is looked up while the webhook is stopped is not sent', async () => {
  await webhook.stop();
  posted = [];
  await new Promise<void>((resolve) => {
    const stopping = start(async (after) => {
      resolve(stopping.stop());
      return nextMessage(after);
    });
  });
  expect(posted).toEqual([]);
});
