import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '@sgc/contract/api';
import { releaseSet, type ShellDescriptor } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import fastify from 'fastify';
import { serveHealth } from './health.ts';

const TROUBLE: Readiness = {
  status: 'ready',
  undeliverableLeads: 2,
  undeliverableReceipts: 0,
  mail: 'smtp',
  leadsKeptInFiles: 0,
};

let api: Server;
let asked: (string | undefined)[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(TROUBLE));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

/** The answer of a shell that shows its pages, or is still trying them. */
const readiness = async (isUnderWay: boolean) => {
  const app = fastify();
  const set = releaseSet({ version: 'shell', pages: [] } as unknown as ShellDescriptor, []);
  serveHealth(app, {
    config: { apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, expectedSections: [] },
    sets: { live: { set } as SetRenderer },
    setFollower: { attention: [], revision: 1, unfit: [] },
    readinessCheck: { failures: [], isUnderWay },
    follower: { feed: undefined, trouble: undefined },
    revisions: { reachable: true },
  });
  const { statusCode, body } = await app.inject('/readyz');
  await app.close();
  return { statusCode, ...JSON.parse(body) };
};

test('a shell that is ready says what a person should look at', async () => {
  const { statusCode, attention } = await readiness(false);
  expect({ statusCode, attention }).toEqual({
    statusCode: 200,
    attention: ['2 leads could not be mailed to the dealer'],
  });
  expect(asked).toEqual(['/api/health/ready']);
});

test('a shell that still tries its pages leaves the API in peace', async () => {
  const { statusCode, status, attention } = await readiness(true);
  expect({ statusCode, status, attention }).toEqual({ statusCode: 503, status: 'trying pages' });
  expect(asked).toEqual([]);
});
