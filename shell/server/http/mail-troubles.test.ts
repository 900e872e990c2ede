import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '@sgc/contract/api';
import { mailTroubles } from './mail-troubles.ts';

const TROUBLE: Readiness = {
  status: 'ready',
  undeliverableLeads: 2,
  undeliverableReceipts: 0,
  mail: 'smtp',
  leadsKeptInFiles: 0,
};
const SAID = ['2 leads could not be mailed to the dealer'];

let api: Server;
let asked: (string | undefined)[] = [];
let body = '';
let now: jest.SpyInstance<number>;

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

beforeEach(() => {
  asked = [];
  body = JSON.stringify(TROUBLE);
  now = jest.spyOn(performance, 'now').mockReturnValue(1000);
});

afterEach(() => {
  now.mockRestore();
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const reader = (): (() => Promise<readonly string[]>) =>
  mailTroubles(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);

test('troubles with mail are asked of the API once, however many ask within five seconds', async () => {
  const read = reader();
  expect(await Promise.all([read(), read()])).toEqual([SAID, SAID]);
  now.mockReturnValue(5900);
  expect(await read()).toEqual(SAID);
  expect(asked).toEqual(['/api/health/ready']);
});

test('troubles with mail are asked for again after five seconds', async () => {
  const read = reader();
  await read();
  body = JSON.stringify({ ...TROUBLE, undeliverableLeads: 0 });
  now.mockReturnValue(6100);
  expect(await read()).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('troubles with mail are none while the API answers something else, which is not remembered', async () => {
  const read = reader();
  body = 'Bad gateway';
  expect(await read()).toEqual([]);
  body = JSON.stringify(TROUBLE);
  expect(await read()).toEqual(SAID);
});
