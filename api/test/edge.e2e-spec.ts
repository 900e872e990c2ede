import { connect } from 'node:net';
import { apiErrorSchema } from '@sgc/contract/api';
import { startApi, type TestApi } from './setup/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Sends bytes as they are, for what fetch would refuse to send. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const parse = (answer: string): { status: number; body: unknown } => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
};

const request = (line: string, rest = ''): string => `${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${rest}\r\n`;

describe('bad input', () => {
  test.each([
    ['a broken escape', request('GET /%zz'), 400],
    ['bytes that are no UTF-8', request('GET /api/vehicles/%ff'), 400],
    ['an address of 10 KB', request(`GET /${'a'.repeat(10_240)}`), 414],
    ['an address of 40 KB', request(`GET /${'a'.repeat(40_960)}`), 431],
    ['an unknown method', request('BREW /api/vehicles'), 400],
    ['a method the address does not answer', request('DELETE /api/vehicles'), 404],
    ['two hosts', request('GET /api/vehicles', 'host: b\r\n'), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an unknown address', request('GET /api/nothing'), 404],
  ])('%s is answered plainly', async (_, bytes, status) => {
    const answer = await raw(bytes);
    expect(parse(answer).status).toBe(status);
    apiErrorSchema.parse(parse(answer).body);
    expect(answer).not.toMatch(/node_modules|at .*\.ts/);
  });

  test.each([
    ['no JSON', 'application/json', '{"a":', 400],
    ['nothing', 'application/json', '', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['another content type', 'text/plain', 'hello', 415],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['a large body', 'application/json', JSON.stringify('x'.repeat(70_000)), 413],
  ])('a body with %s is refused', async (_, type, body, status) => {
    const answer = await fetch(`${api.url}/api/contact`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
    apiErrorSchema.parse(await answer.json());
  });
});

describe('the request id', () => {
  test('a given one is kept, in the answer and in the log', async () => {
    const answer = await fetch(`${api.url}/api/vehicles`, { headers: { 'x-request-id': 'edge-42' } });
    expect(answer.headers.get('x-request-id')).toBe('edge-42');
    expect(api.logs()).toContain('"requestId":"edge-42"');
  });

  test.each(['a b', '*/ DROP', 'x'.repeat(65)])('%j is replaced', async (given) => {
    const answer = await fetch(`${api.url}/api/health/live`, { headers: { 'x-request-id': given } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('PostgreSQL sees it beside the statement', async () => {
    await api.query('BEGIN');
    await api.query('LOCK TABLE data_revision IN ACCESS EXCLUSIVE MODE');
    const pending = fetch(`${api.url}/api/vehicles/ev-city`, { headers: { 'x-request-id': 'edge-to-database' } });
    let waiting: { query: string }[] = [];
    while (waiting.length === 0) {
      // In a transaction PostgreSQL shows the statistics it first read, unless asked to forget them.
      await api.query('SELECT pg_stat_clear_snapshot()');
      waiting = await api.query(
        // Its statement and state are of one moment, what it waits for of a later one: an idle one shows its last statement.
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'active' AND wait_event_type = 'Lock'`,
      );
    }
    await api.query('ROLLBACK');
    expect(waiting[0]?.query).toMatch(/^\/\* request_id=edge-to-database \*\/ SELECT/);
    expect((await pending).status).toBe(200);
  });
});

describe('health', () => {
  test('says alive and ready', async () => {
    expect(await (await fetch(`${api.url}/api/health/live`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${api.url}/api/health/ready`)).json()).toEqual({
      status: 'ready',
      undeliverableLeads: 0,
      undeliverableReceipts: 0,
      mail: 'files',
      leadsKeptInFiles: 0,
    });
  });
});
