import { randomUUID } from 'node:crypto';
import { contactReceiptSchema } from '@sgc/contract/leads';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ ROLE: 'api' });
});
afterAll(() => api.close());

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

const post = (body: Readonly<Record<string, unknown>>, key?: string): Promise<Response> =>
  api.send(body, {
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
