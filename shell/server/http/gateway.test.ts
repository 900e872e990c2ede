import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiRequests } from '../metrics/api-requests.ts';
import { passToApi } from './gateway.ts';
import { noteVisitorAddresses } from './visitor-address.ts';

/** To the API, for messages as for reads. */
const CONNECTIONS = 64;

/** Enough that some wait for a connection. */
const MANY = 80;

/** Time that a busy machine may add: less than a second round of waiting. */
const SLACK_MS = 1500;

let api: Server | undefined;
let gateway: FastifyInstance;
let asked: number;
let measured: unknown[];

/** A gateway before an API that answers as a test says. */
const start = async (answer: RequestListener): Promise<string> => {
  asked = 0;
  api = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  return startBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
};

const startBefore = async (origin: string): Promise<string> => {
  gateway = fastify({ logger: false });
  measured = [];
  noteVisitorAddresses(gateway);
  await passToApi(gateway, origin, new ApiRequests({ noteApi: (...call) => measured.push(call) }));
  return gateway.listen({ port: 0, host: '127.0.0.1' });
};

afterEach(async () => {
  await gateway.close();
  api?.closeAllConnections();
  api?.close();
  api = undefined;
});

const timed = async (answer: Promise<Response>): Promise<{ status: number; retryAfter: string | null; ms: number }> => {
  const started = performance.now();
  const { status, headers } = await answer;
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - started };
};

test('a read that the API refuses is asked once', async () => {
  const url = await start((_, response) => response.writeHead(503, { 'retry-after': '2' }).end('{}'));
  const answer = await timed(fetch(`${url}/api/vehicles`));
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' });
  expect(asked).toBe(1);
  expect(measured).toEqual([['browser', 503, expect.any(Number)]]);
});

test.each(['q=%ff', 'q=%zz&kind=%2e%2e%2f', 'q=%', 'q=a%20b&q=?'])('a query passes as it came: %s', async (query) => {
  const url = await start((request, response) => response.end(request.url));
  const answer = await fetch(`${url}/media/one.jpg?${query}`);
  expect([answer.status, await answer.text()]).toEqual([200, `/media/one.jpg?${query}`]);
});

test('an API that never answers: reads end within 2 seconds, messages within 5, however many wait', async () => {
  const url = await start(() => undefined);
  const reads = Array.from({ length: MANY }, () => timed(fetch(`${url}/api/vehicles`)));
  const message = timed(fetch(`${url}/api/contact`, { method: 'POST', body: '{}' }));
  for (const read of await Promise.all(reads)) {
    expect(read).toMatchObject({ status: 504, retryAfter: '2' });
    expect(read.ms).toBeLessThan(2000 + SLACK_MS);
  }
  const { status, ms } = await message;
  expect(status).toBe(504);
  expect(ms).toBeLessThan(5000 + SLACK_MS);
}, 20_000);

test('waiting messages, more of them than connections, do not delay a read', async () => {
  let met = (): void => undefined;
  const busy = new Promise<void>((resolve) => {
    met = resolve;
  });
  const url = await start((request, response) => {
    if (request.method === 'GET') response.end('[]');
    else if (asked === CONNECTIONS) met();
  });
  const messages = Array.from({ length: MANY }, () =>
    timed(fetch(`${url}/api/contact`, { method: 'POST', body: '{}' })),
  );
  await busy;
  const read = await timed(fetch(`${url}/api/vehicles`));
  expect(read.status).toBe(200);
  expect(read.ms).toBeLessThan(2000);
  for (const { ms, status } of await Promise.all(messages)) {
    expect(status).toBe(504);
    expect(ms).toBeLessThan(5000 + SLACK_MS);
  }
}, 20_000);

test('without an API both are answered at once', async () => {
  const url = await startBefore('http://127.0.0.1:1');
  expect(await timed(fetch(`${url}/api/vehicles`))).toMatchObject({ status: 502, retryAfter: '2' });
  expect(await timed(fetch(`${url}/api/contact`, { method: 'POST', body: '{}' }))).toMatchObject({ status: 502 });
});

test('a picture that takes its time to arrive is not cut off', async () => {
  const url = await start((_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).write('first');
    setTimeout(() => response.end('last'), 2200);
  });
  expect(await (await fetch(`${url}/media/photo.jpg`)).text()).toBe('firstlast');
});

test('an answer in JSON and a body arrive as they are', async () => {
  const url = await start((request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    request.pipe(response);
  });
  const body = JSON.stringify({ words: 'ä'.repeat(3000) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe(body);
});
