import { apiErrorSchema } from '@sgc/contract/api';
import { contactReceiptSchema, requestStatusSchema } from '@sgc/contract/leads';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

const LIMIT = 6;

let api: TestApi;
beforeEach(async () => {
  api = await startApi({ ROLE: 'api', STATUS_LIMIT: String(LIMIT) });
});
afterEach(() => api.close());

const send = async (changes: Record<string, unknown> = {}): Promise<string> =>
  contactReceiptSchema.parse(await (await api.post('/api/contact', { ...MESSAGE, ...changes })).json()).reference;
const ask = (reference: string, email = MESSAGE.email) => api.post('/api/contact/status', { reference, email });

test('a visitor who knows reference and mail address sees what was asked, and when it was answered', async () => {
  const details = { kind: 'call', part: 'morning' };
  const reference = await send({ details, vehicle: 'ev-city' });
  const answer = await ask(reference.toLowerCase().replace('-', ' '), 'ADA@Example.com');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const status: unknown = await answer.json();
  expect(status).toEqual({
    reference,
    receivedAt: expect.any(String),
    interest: MESSAGE.interest,
    message: MESSAGE.message,
    vehicle: 'ev-city',
    details,
  });
  expect(requestStatusSchema.parse(status)).toEqual(status);
  await api.query("UPDATE lead SET answered_at = '2026-11-24T15:00:00Z'");
  expect(await (await ask(reference)).json()).toMatchObject({ answeredAt: '2026-11-24T15:00:00.000Z' });
});

test('a wrong mail address and an unknown reference get the same answer', async () => {
  const reference = await send();
  const answers = [await ask(reference, 'eve@example.com'), await ask('ZZZZ-0000')];
  const seen = await Promise.all(
    answers.map(async (answer) => {
      const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.json() };
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.status).toBe(404);
});

test('a text that is no reference and one that is no mail address are mistakes in their fields', async () => {
  const answer = await ask('K7Q2', 'ada@');
  expect(answer.status).toBe(400);
  const { details } = apiErrorSchema.parse(await answer.json());
  expect(details?.map(({ field }) => field)).toEqual(['reference', 'email']);
});

test('an address that asks too often is told to wait, and can send messages all the same', async () => {
  const reference = await send();
  for (let asked = 0; asked < LIMIT; asked++) expect((await ask('ZZZZ-0000')).status).toBe(404);
  const answer = await ask(reference);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await send();
});

test('no log line names the mail address or the reference', async () => {
  const reference = await send();
  await ask(reference);
  expect(api.logs()).toContain('/api/contact/status');
  for (const word of ['ada@example.com', reference]) expect(api.logs()).not.toContain(word);
});

test('a wished day is a tentative event of whole days that blocks no time', async () => {
  const file = await fetch(
    `${api.url}/api/contact/calendar?ref=K7Q2-9XWD&request=rental&day=2026-11-28&lastDay=2026-12-01`,
  );
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="rental-2026-11-28.ics"');
  const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:K7Q2-9XWD@schuylkill-golf-carts.example.com',
      'DTSTART;VALUE=DATE:20261128',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Rental\\, Schuylkill Golf Carts (not confirmed yet)',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
    ]),
  );
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain('It is not confirmed yet');
});

test.each(['', '?ref=K7Q2-9XWD&request=call', '?ref=1&request=call&day=2026-11-28', '?ref=K7Q2-9XWD&day=2026-11-28'])(
  'an address of a calendar file that says too little (%s) is refused',
  async (search) => {
    const answer = await fetch(`${api.url}/api/contact/calendar${search}`);
    expect(answer.status).toBe(400);
    apiErrorSchema.parse(await answer.json());
  },
);
