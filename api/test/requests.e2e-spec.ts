import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiErrorSchema } from '@sgc/contract/api';
import { calendarIn, dayAfter } from '@sgc/contract/business';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { DAY_MS } from '@sgc/contract/time';
import { startApi, type TestApi } from './setup/api.ts';
import { setClock } from './setup/clock.ts';
import { MESSAGE } from './setup/message.ts';

const TODAY = calendarIn('America/New_York', new Date()).day;
/** Two weeks on, so that no midnight during the test matters. */
const OPEN_DAY = dayAfter(TODAY, 14);
const HOLIDAY = dayAfter(TODAY, 21);

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const always = [{ days: 'Mon-Sun', opens: '09:00', closes: '17:00' }];
  const profile = { showroomHours: always, holidays: [{ date: HOLIDAY, name: 'Founders Day' }] };
  await writeFile(join(folder, 'profile.json'), JSON.stringify(profile));
  api = await startApi({ BUSINESS_PROFILE: join(folder, 'profile.json'), CONTACT_LIMIT: '100' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const testDrive = (day: string) => ({ ...MESSAGE, details: { kind: 'test-drive', day } });
const storedDetails = (reference: string) =>
  api.query('SELECT interest, details FROM lead WHERE reference = $1', [reference]);
const refusal = async (answer: Response) => {
  expect(answer.status).toBe(400);
  return apiErrorSchema.parse(await answer.json()).details;
};

test('details are stored as they were read, and the interest stays one of four', async () => {
  const answer = await api.post('/api/contact', testDrive(OPEN_DAY));
  expect(answer.status).toBe(201);
  const { reference } = contactReceiptSchema.parse(await answer.json());
  expect(await storedDetails(reference)).toEqual([
    { interest: 'service', details: { kind: 'test-drive', day: OPEN_DAY, part: 'any' } },
  ]);
});

test('messages with and without details that come together are stored each as it is', async () => {
  const bodies = [MESSAGE, testDrive(OPEN_DAY), MESSAGE, { ...MESSAGE, details: { kind: 'call' } }];
  const answers = await Promise.all(bodies.map((body) => api.post('/api/contact', body)));
  const rows: unknown[] = [];
  for (const answer of answers) {
    const { reference } = contactReceiptSchema.parse(await answer.json());
    rows.push((await storedDetails(reference))[0]?.details);
  }
  expect(rows).toEqual([null, { kind: 'test-drive', day: OPEN_DAY, part: 'any' }, null, { kind: 'call', part: 'any' }]);
});

test('a message with details of an unknown kind is accepted', async () => {
  const answer = await api.post('/api/contact', { ...MESSAGE, details: { kind: 'balloon ride', day: 'never' } });
  expect(answer.status).toBe(201);
});

test('a day on which the dealer is closed is refused in the words of the form', async () => {
  expect(await refusal(await api.post('/api/contact', testDrive(HOLIDAY)))).toEqual([
    { field: 'details.day', message: 'We are closed on that day: Founders Day. Please choose another one.' },
  ]);
  expect(await refusal(await api.post('/api/contact', testDrive(dayAfter(TODAY, -3))))).toEqual([
    { field: 'details.day', message: 'This day is over. Please choose a later one.' },
  ]);
});

test('everything that is wrong is said at once', async () => {
  const answer = await api.post('/api/contact', { ...testDrive(HOLIDAY), lastName: '' });
  expect((await refusal(answer))?.map(({ field }) => field)).toEqual(['lastName', 'details.day']);
});

test('a message that was stored in time gets the same answer again after its day is over', async () => {
  const key = 'a-key-of-a-message-sent-before-midnight';
  const first = await api.post('/api/contact', testDrive(OPEN_DAY), { [IDEMPOTENCY_HEADER]: key });
  const receipt = await first.json();
  setClock(Date.now() + 20 * DAY_MS);
  try {
    const again = await api.post('/api/contact', testDrive(OPEN_DAY), { [IDEMPOTENCY_HEADER]: key });
    expect([again.status, await again.json()]).toEqual([201, receipt]);
    expect((await api.post('/api/contact', testDrive(OPEN_DAY))).status).toBe(400);
  } finally {
    jest.useRealTimers();
  }
});
