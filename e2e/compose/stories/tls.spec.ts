import { once } from 'node:events';
import { connect } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { ask, askRaw } from '../../headers/answers.ts';
import { scoreOf } from '../../headers/observatory.ts';
import { reasonsFor } from '../../headers/table.ts';
import { breakServices, bringUp, compose, startAgain } from '../containers.ts';
import { expect, test } from '../story-fixture.ts';

const EDGE = process.env.EDGE_URL ?? '';
const HTTP = `http://localhost:${process.env.EDGE_HTTP_PORT}`;

test('the proxy speaks HTTP/2 under a certificate of its own authority', async () => {
  const session = connect(EDGE);
  await once(session, 'connect');
  const { authorized, alpnProtocol } = session.socket as TLSSocket;
  expect({ authorized, alpnProtocol }).toEqual({ authorized: true, alpnProtocol: 'h2' });
  const request = session.request({ ':path': '/eco-impact' });
  const [headers] = await once(request, 'response');
  expect(headers[':status']).toBe(200);
  request.close();
  session.close();
});

test('a visitor who comes by HTTP is sent to the same address by TLS, a message with its words', async () => {
  for (const [path, method] of [
    ['/inventory?brand=denago', 'GET'],
    ['/contact', 'POST'],
  ] as const) {
    const { status, headers } = await ask(`${HTTP}${path}`, { method });
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`${EDGE}${path}`);
  }
});

test('cookies of a visitor by TLS are for TLS alone', async () => {
  const { headers } = await ask(`${EDGE}/_preview/leave`, { method: 'POST' });
  expect(headers.get('set-cookie')).toMatch(/; Secure/);
});

/** The proxy's own answers: what no shell could give. */
for (const [what, status, asked] of [
  ['bytes that are no request', 400, () => askRaw(EDGE, 'hello\r\n\r\n')],
  [
    'a body of two megabytes',
    413,
    () => askRaw(EDGE, 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n'),
  ],
  ['an address of 40 KB', 414, () => askRaw(EDGE, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)],
] as const) {
  test(`${what} is answered with ${status} and all headers`, async () => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(reasonsFor(scoreOf(answer))).not.toContain(undefined);
    expect(answer.body).toContain('This did not work');
  });
}

test('while there is no shell the proxy says so, with all headers', async () => {
  await breakServices('stopped', ['shell']);
  const answer = await ask(`${EDGE}/inventory`);
  expect([502, 504]).toContain(answer.status);
  expect(reasonsFor(scoreOf(answer))).not.toContain(undefined);
  await startAgain('shell');
});

/** Sends a message through the proxy from another container, a visitor with an address of its own. @returns the last status. */
const sendFrom = async (
  service: string,
  words: string,
  headers: Record<string, string> = {},
  times = 1,
): Promise<number> => {
  const message = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '(570) 555-0100',
    interest: 'service',
    message: words,
  };
  const program = `const send = () => fetch('https://edge:8443/api/contact', {
    method: 'POST',
    headers: ${JSON.stringify({ 'content-type': 'application/json', ...headers })},
    body: ${JSON.stringify(JSON.stringify(message))},
  });
  const sendAll = async () => {
    for (let sent = 1; sent < ${times}; sent += 1) await (await send()).text();
    console.log((await send()).status);
  };
  sendAll();`;
  const environment = ['--env', 'NODE_TLS_REJECT_UNAUTHORIZED=0', '--env', 'NODE_NO_WARNINGS=1'];
  return Number(await compose(['exec', '-T', ...environment, service, 'node', '--eval', program]));
};

test.describe('with a limit of one message', () => {
  const before = process.env.CONTACT_LIMIT;

  test.beforeAll(async () => {
    process.env.CONTACT_LIMIT = '1';
    await bringUp({}, 'api');
  });

  test.afterAll(async () => {
    process.env.CONTACT_LIMIT = before;
    await bringUp({}, 'api');
  });

  test('a visitor behind the proxy who has reached it does not block others, and cannot pass for another address', async () => {
    // Fifty times the limit is refused.
    expect(await sendFrom('registry', 'One of many of this visitor', {}, 50)).toBe(201);
    expect(await sendFrom('registry', 'One too many of this visitor')).toBe(429);
    expect(await sendFrom('registry', 'The third, as another address', { 'x-forwarded-for': '203.0.113.9' })).toBe(429);
    expect(await sendFrom('api', 'The first of another visitor')).toBe(201);
  });
});

test('shells know of the proxy in front', async () => {
  await ask(`${EDGE}/eco-impact`);
  expect(await compose(['logs', '--no-log-prefix', 'shell'])).not.toContain('set TRUSTED_PROXIES');
});
