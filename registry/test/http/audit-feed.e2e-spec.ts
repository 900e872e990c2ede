import { childrenOf, parseXml, textOf } from '@sgc/operators-pages/testing';
import { OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

beforeAll(() => registry.startWith({ text: 'text that is live' }));

afterAll(() => registry.remove());

const read = async (path: string) => parseXml((await registry.get(path, operator)).body);

test('a token with access reads the audit log as a feed, newest first; a request without one does not', async () => {
  await registry.operate('freeze', { why: 'prices < costs & nobody noticed' });
  const answer = await registry.get('/ops/feed.atom', operator);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const entries = childrenOf(parseXml(answer.body), 'entry');
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual([
    expect.stringMatching(/^mfe-eco [0-9a-f]{8} section frozen$/),
    expect.stringMatching(/^mfe-eco [0-9a-f]{8} went live$/),
  ]);
  expect(entries.map((entry) => textOf(entry, 'content'))[0]).toContain('prices < costs & nobody noticed');
  for (const headers of [{}, { authorization: 'Bearer another token' }]) {
    expect((await registry.get('/ops/feed.atom', headers)).status).toBe(401);
  }
});

test('a long log comes in parts that name the next one, without a line missing', async () => {
  const { number = 0 } =
    (await registry.query<{ number: number }>('SELECT max(number)::int AS number FROM audit_log'))[0] ?? {};
  const line = { at: '2026-11-21T12:00:00.000Z', who: 'ed', what: 'freeze', section: 'mfe-leads', why: 'a test' };
  await registry.query(
    `INSERT INTO audit_log SELECT number, $1, '' FROM generate_series($2::int + 1, $2::int + 150) AS number`,
    [JSON.stringify(line), number],
  );
  const first = await read('/ops/feed.atom');
  const next = childrenOf(first, 'link').find(({ attributes }) => attributes.rel === 'next')?.attributes.href ?? '';
  const second = await read(next);
  const ids = [first, second].flatMap((feed) => childrenOf(feed, 'entry').map((entry) => textOf(entry, 'id')));
  expect(new Set(ids).size).toBe(number + 150);
  expect(childrenOf(second, 'link').map(({ attributes }) => attributes.rel)).toEqual(['self']);
});
