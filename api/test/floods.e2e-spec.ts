import { randomUUID } from 'node:crypto';
import { contactReceiptSchema } from '@sgc/contract/leads';
import { runFlood } from '../stress/flood/run-flood.ts';
import { newDatabase, startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

const LIMITS = { CONTACT_LIMIT: '15', CONTACT_TOTAL_LIMIT: '100', ROLE: 'api' };

let api: TestApi;
beforeAll(async () => {
  api = await startApi(LIMITS);
});
afterAll(() => api.close());

let visitor = 0;
beforeEach(async () => {
  visitor += 1;
  await api.query('UPDATE contact_limit SET expire = 0');
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const send = (key?: string): Promise<Response> =>
  api.send(MESSAGE, { ...from(`192.0.2.${visitor}`), ...(key !== undefined && { 'idempotency-key': key }) });

const referenceOf = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201);
  return contactReceiptSchema.parse(await answer.json()).reference;
};

/** Why a message is suspected, and whether its mail is queued. */
const fateOf = async (reference: string): Promise<{ suspected: string | null; isQueued: boolean }> => {
  const [lead] = await api.query<{ suspected: string | null; isQueued: boolean }>(
    `SELECT spam_reason AS suspected,
       EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE key = 'lead-' || lead.id) AS "isQueued"
     FROM lead WHERE reference = $1`,
    [reference],
  );
  if (lead === undefined) throw new Error(`there is no lead ${reference}`);
  return lead;
};

const MAILED = { suspected: null, isQueued: true };

test('messages of one address above its limit are answered as usual, stored, suspected and not mailed', async () => {
  for (let sent = 0; sent < 15; sent += 1) expect(await fateOf(await referenceOf(await send()))).toEqual(MAILED);
  expect(await fateOf(await referenceOf(await send()))).toEqual({
    suspected: 'its address sent many messages in a short time',
    isQueued: false,
  });
  visitor += 1;
  expect(await fateOf(await referenceOf(await send()))).toEqual(MAILED);
});

test('messages that come from no form of the site are mailed while they are few, from any address', async () => {
  const tokens = [undefined, '', 't4k3n0.AAAAAAAAAAAAAAAAAAAAAA'];
  const sendFormless = (host: number) =>
    api.post('/api/contact', { ...MESSAGE, formToken: tokens[host % tokens.length] }, from(`198.51.100.${host}`));
  for (let host = 0; host < 15; host += 1)
    expect(await fateOf(await referenceOf(await sendFormless(host)))).toEqual(MAILED);
  expect(await fateOf(await referenceOf(await sendFormless(15)))).toEqual({
    suspected: 'it came from no form of the site, like many others at that time',
    isQueued: false,
  });
  expect(await fateOf(await referenceOf(await send()))).toEqual(MAILED);
});

test('messages from all over a /64 of IPv6 are those of one visitor, and its neighbours do not meet its limit', async () => {
  const sendFrom = async (address: string) => fateOf(await referenceOf(await api.send(MESSAGE, from(address))));
  for (let host = 1; host <= 15; host += 1) expect(await sendFrom(`2001:db8:0:1::${host}`)).toEqual(MAILED);
  expect((await sendFrom('2001:db8:0:1:ffff::1')).suspected).toMatch(/^its address/);
  expect(await sendFrom('2001:db8:0:2::1')).toEqual(MAILED);
});

test('a message that is sent again at the limit gets its first answer', async () => {
  const key = randomUUID();
  const first = await referenceOf(await send(key));
  for (let sent = 0; sent < 15; sent += 1) await send();
  expect(await referenceOf(await send(key))).toBe(first);
  expect(await fateOf(first)).toEqual(MAILED);
});

test('fifty times the limit is refused with the seconds to wait, and leaves nothing behind', async () => {
  await send();
  await api.query("UPDATE contact_limit SET points = 15 * 50 WHERE expire > 0 AND key <> 'everybody'");
  const key = randomUUID();
  const refused = await send(key);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await api.query('UPDATE contact_limit SET expire = 0');
  expect(await fateOf(await referenceOf(await send(key)))).toEqual(MAILED);
});

test('once all addresses together send too many, the first message of each is mailed and further ones are suspected', async () => {
  await send();
  await api.query("UPDATE contact_limit SET points = 100 WHERE key = 'everybody'");
  expect((await fateOf(await referenceOf(await send()))).suspected).toMatch(/^many messages came at once/);
  visitor += 1;
  expect(await fateOf(await referenceOf(await send()))).toEqual(MAILED);
});

test('replicas count together, in any order of the addresses', async () => {
  const replica = await startApi({ ...LIMITS, DATABASE_URL: api.config.DATABASE_URL, CONTACT_TOTAL_LIMIT: '1000' });
  const other = await startApi({ ...LIMITS, DATABASE_URL: api.config.DATABASE_URL, CONTACT_TOTAL_LIMIT: '1000' });
  try {
    await api.query('DELETE FROM lead');
    const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [
        ...addresses.map((address) => replica.send(MESSAGE, from(address))),
        ...addresses.toReversed().map((address) => other.send(MESSAGE, from(address))),
      ]).flat(),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8 * 20);
    const [stored] = await api.query('SELECT count(*)::int, count(spam_reason)::int AS suspected FROM lead');
    expect(stored).toEqual({ count: 8 * 20, suspected: 8 * 5 });
  } finally {
    await replica.close();
    await other.close();
  }
});

test('no address is stored, and its key is another one every day', async () => {
  await send();
  const keys = async (): Promise<string> => JSON.stringify(await api.query('SELECT key FROM contact_limit'));
  const today = await keys();
  expect(today).not.toContain('192.0.2');
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await api.query('DELETE FROM contact_limit');
  await send();
  clock.mockRestore();
  const senders = JSON.parse(await keys()).filter(({ key }: { key: string }) => key !== 'everybody');
  expect(senders).toHaveLength(1);
  expect(today).not.toContain(senders[0].key);
});

test('in a flood from many addresses, half of which use the form, every message is stored and every honest one mailed', async () => {
  const database = await newDatabase();
  const flood = { messages: 600, addresses: 60, honest: 5, seconds: 0 };
  const result = await runFlood({ databaseUrl: database.url, ...flood });
  await database.drop();
  expect(result).toMatchObject({ stored: 605, refused: 0, honestMailed: 5 });
  // At once as many as all together may send, beside the first message of each address.
  expect(result.toMail).toBeLessThanOrEqual(200 + 30 + 5);
  // Of those from no form, as many are mailed as one address may send.
  expect(result.suspected).toBeGreaterThanOrEqual(300 - 20);
});
