import { randomUUID } from 'node:crypto';
import { contactReceiptSchema } from '@sgc/contract/leads';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ CONTACT_LIMIT: '15', ROLE: 'api' });
});
afterAll(() => api.close());

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

const post = (body: unknown, key?: string): Promise<Response> =>
  api.post('/api/contact', body, {
    'x-forwarded-for': `192.0.2.${visitor}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  });

const referenceOf = async (answer: Response): Promise<string> =>
  contactReceiptSchema.parse(await answer.json()).reference;

const countLeads = async (): Promise<number> => Number((await api.query('SELECT count(*) FROM lead'))[0]?.count);

describe('an Idempotency-Key', () => {
  test('gives the first answer again to the same body', async () => {
    const key = randomUUID();
    const before = await countLeads();
    const first = await referenceOf(await post({ ...MESSAGE, filledInMs: 9000 }, key));
    const again = await post({ ...MESSAGE, filledInMs: 12_000 }, key);
    expect(again.status).toBe(201);
    expect(await referenceOf(again)).toBe(first);
    expect(await countLeads()).toBe(before + 1);
  });

  test('stands for one body only', async () => {
    const key = randomUUID();
    await post(MESSAGE, key);
    const other = await post({ ...MESSAGE, message: 'Something else entirely.' }, key);
    expect(other.status).toBe(422);
  });

  test('makes one lead of ten requests at once', async () => {
    const key = randomUUID();
    const before = await countLeads();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(MESSAGE, key)));
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    const stored = answers.filter(({ status }) => status === 201);
    expect(new Set(await Promise.all(stored.map(referenceOf))).size).toBe(1);
    expect(await countLeads()).toBe(before + 1);
  });

  test('is answered with 409 while the first request is still being stored', async () => {
    const key = randomUUID();
    await api.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [key]);
    const answer = await post(MESSAGE, key);
    expect(answer.status).toBe(409);
    expect(answer.headers.get('retry-after')).toBe('1');
    await api.query('SELECT pg_advisory_unlock_all()');
    expect((await post(MESSAGE, key)).status).toBe(201);
  });

  test('is forgotten after 24 hours', async () => {
    const key = randomUUID();
    const first = await referenceOf(await post(MESSAGE, key));
    await api.query("UPDATE contact_request SET created_at = now() - interval '25 hours' WHERE key = $1", [key]);
    expect(await referenceOf(await post(MESSAGE, key))).not.toBe(first);
  });

  test.each(['short', 'x'.repeat(129), 'with spaces in the key'])('%s is refused', async (key) => {
    expect((await post(MESSAGE, key)).status).toBe(400);
  });
});

describe('too many messages from one address', () => {
  test('are answered with 429 and the seconds to wait; another address goes on', async () => {
    for (let sent = 0; sent < 15; sent += 1) expect((await post(MESSAGE)).status).toBe(201);
    const before = await countLeads();
    const refused = await post(MESSAGE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countLeads()).toBe(before);
    visitor += 1;
    expect((await post(MESSAGE)).status).toBe(201);
  });

  test('do not keep a visitor from the answer to a message that is stored already', async () => {
    const key = randomUUID();
    const first = await referenceOf(await post(MESSAGE, key));
    for (let sent = 1; sent < 15; sent += 1) {
      expect(await referenceOf(await post(MESSAGE, key))).toBe(first);
      await post(MESSAGE);
    }
    expect((await post(MESSAGE)).status).toBe(429);
    const again = await post(MESSAGE, key);
    expect(again.status).toBe(201);
    expect(await referenceOf(again)).toBe(first);
  });

  test('that were refused leave nothing behind: the same request is stored once there is room', async () => {
    const key = randomUUID();
    for (let sent = 0; sent < 15; sent += 1) await post(MESSAGE);
    expect((await post(MESSAGE, key)).status).toBe(429);
    await api.query('UPDATE contact_limit SET expire = 0');
    expect((await post(MESSAGE, key)).status).toBe(201);
  });

  test('are counted together by all replicas, whatever order they see the addresses in', async () => {
    const replica = await startApi({ DATABASE_URL: api.config.DATABASE_URL, CONTACT_LIMIT: '15', ROLE: 'api' });
    try {
      const before = await countLeads();
      const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`);
      const sendTo = (one: TestApi, address: string) =>
        one.post('/api/contact', MESSAGE, { 'x-forwarded-for': address });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => [
          ...addresses.map((address) => sendTo(api, address)),
          ...addresses.toReversed().map((address) => sendTo(replica, address)),
        ]).flat(),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(8 * 15);
      expect(statuses.filter((status) => status === 429)).toHaveLength(8 * 5);
      expect(await countLeads()).toBe(before + 8 * 15);
    } finally {
      await replica.close();
    }
  });

  test('from all over a /64 of IPv6 are messages of one visitor; its neighbours are not met by its limit', async () => {
    const from = async (address: string) =>
      (await api.post('/api/contact', MESSAGE, { 'x-forwarded-for': address })).status;
    for (let host = 1; host <= 15; host += 1) expect(await from(`2001:db8:0:1::${host}`)).toBe(201);
    expect(await from('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(201);
  });

  test('no address is kept in clear', async () => {
    await post(MESSAGE);
    const rows = await api.query<{ key: string }>('SELECT key FROM contact_limit');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

describe('what a program filled in', () => {
  test.each([
    ['a field that people do not see', { referral: 'https://spam.example.com' }],
    ['a form filled in within a second', { filledInMs: 900 }],
  ])('%s: stored and marked, not mailed', async (_, marks) => {
    const answer = await post({ ...MESSAGE, ...marks });
    expect(answer.status).toBe(201);
    const reference = await referenceOf(answer);
    const [lead] = await api.query('SELECT id, spam_reason FROM lead WHERE reference = $1', [reference]);
    expect(lead?.spam_reason).toEqual(expect.any(String));
    expect(await api.query("SELECT 1 FROM graphile_worker.jobs WHERE key = 'lead-' || $1", [lead?.id])).toEqual([]);
  });

  test('a trap with bytes that cannot be stored is no error', async () => {
    expect((await post({ ...MESSAGE, referral: '\0\ud800' })).status).toBe(201);
  });
});

test('a message that PostgreSQL refuses fails alone, and visibly', async () => {
  await api.query("ALTER TABLE lead ADD CONSTRAINT refused CHECK (message <> 'What PostgreSQL refuses.') NOT VALID");
  const refused = { ...MESSAGE, message: 'What PostgreSQL refuses.' };
  const answers = await Promise.all([refused, MESSAGE, refused, MESSAGE].map((body) => post(body)));
  await api.query('ALTER TABLE lead DROP CONSTRAINT refused');
  expect(answers.map(({ status }) => status)).toEqual([500, 201, 500, 201]);
});

test('where the message comes from and the number to dial are stored with it', async () => {
  const origin = { vehicle: 'ev-city', page: '/vehicle/ev-city', releaseSet: '0123456789abcdef' };
  const reference = await referenceOf(await post({ ...MESSAGE, ...origin }));
  const rows = await api.query(
    'SELECT vehicle, page, release_set, phone, phone_normalized FROM lead WHERE reference = $1',
    [reference],
  );
  expect(rows).toEqual([
    {
      vehicle: 'ev-city',
      page: '/vehicle/ev-city',
      release_set: '0123456789abcdef',
      phone: '(570) 555-0134',
      phone_normalized: '+15705550134',
    },
  ]);
});
