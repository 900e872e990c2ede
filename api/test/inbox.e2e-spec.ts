import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataSource } from 'typeorm';
import {
  answeredCommand,
  eraseCommand,
  exportCommand,
  listCommand,
  purgeCommand,
  showCommand,
  spamCommand,
} from '../src/leads/inbox/commands.ts';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

let api: TestApi;
let folder: string;
let printed: string;
const terminal = () => ({
  folder,
  write: (text: string): void => {
    printed += text;
  },
});
const dataSource = (): DataSource => api.app.get(DataSource);

beforeAll(async () => {
  api = await startApi({ ROLE: 'api', CONTACT_LIMIT: '100' });
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  printed = '';
  await api.query('DELETE FROM lead');
  await api.query('DELETE FROM graphile_worker._private_jobs');
});

const send = async (changes: Record<string, unknown> = {}): Promise<string> =>
  JSON.parse(await (await api.post('/api/contact', { ...MESSAGE, ...changes })).text()).reference;

test('list shows the newest first, by kind, and counts all', async () => {
  const first = await send();
  const spam = await send({ referral: 'x' });
  await listCommand(dataSource(), terminal(), { filter: 'all', limit: 10 });
  expect(printed.indexOf(spam)).toBeLessThan(printed.indexOf(first));
  expect(printed).toContain('2 leads: 0 mailed, 1 waiting, 0 undeliverable, 1 suspected spam');
  printed = '';
  await listCommand(dataSource(), terminal(), { filter: 'spam', limit: 10 });
  expect(printed).toContain(spam);
  expect(printed).not.toContain(first);
});

test('show prints everything, without what could steer a terminal', async () => {
  const reference = await send({ message: 'Red \u001b[31malert and more' });
  expect(await showCommand(dataSource(), terminal(), { reference: reference.toLowerCase() })).toBe(true);
  expect(printed).toContain('phoneNormalized: +15705550134');
  expect(printed).toContain('Red  [31malert and more');
  expect(printed).not.toContain('\u001b');
  expect(await showCommand(dataSource(), terminal(), { reference: 'NONE-0000' })).toBe(false);
});

test('export writes CSV that no spreadsheet runs', async () => {
  await send({ firstName: '=HYPERLINK("https://evil.example.com")', message: 'Quotes ", commas, and\nlines' });
  expect(await exportCommand(dataSource(), terminal(), { file: 'leads.csv', filter: 'all' })).toBe(true);
  const text = await readFile(join(folder, 'leads.csv'), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example.com"")"`);
  expect(text).toContain('"Quotes "", commas, and\nlines"');
});

test('what a request asks for is listed, shown in words, and exported in columns of its own', async () => {
  const details = { kind: 'service', cart: 'Nomad XL', trouble: 'battery', town: '=Tamaqua', part: 'morning' };
  const reference = await send({ details });
  await send();
  await listCommand(dataSource(), terminal(), { filter: 'all', limit: 10 });
  expect(printed).toMatch(new RegExp(`^${reference} .* service  `, 'm'));
  await showCommand(dataSource(), terminal(), { reference });
  expect(printed).toContain('Request: Service\nCart: Nomad XL\nWhat is wrong: Battery or charging\nTown: =Tamaqua\n');
  await exportCommand(dataSource(), terminal(), { file: 'requests.csv', filter: 'all' });
  const [plain, request] = parse(await readFile(join(folder, 'requests.csv')), { columns: true, bom: true });
  const { kind, ...told } = details;
  expect(request).toMatchObject({ ...told, request: kind, town: "'=Tamaqua", day: '' });
  expect(plain).toMatchObject({ request: '', cart: '', town: '' });
});

test('a lead is answered from the first time the dealer says so, until it is taken back', async () => {
  const reference = await send();
  const answered = (isAnswered: boolean) =>
    answeredCommand(dataSource(), terminal(), { reference: reference.toLowerCase(), isAnswered });
  const noted = async () => (await api.query<{ at: Date | null }>('SELECT answered_at AS at FROM lead'))[0]?.at;
  expect(await answered(true)).toBe(true);
  expect(printed).toBe(`${reference} is answered\n`);
  const first = await noted();
  expect(first).toBeInstanceOf(Date);
  await answered(true);
  expect(await noted()).toEqual(first);
  printed = '';
  await listCommand(dataSource(), terminal(), { filter: 'unanswered', limit: 10 });
  expect(printed).not.toContain(reference);
  await answered(false);
  expect(await noted()).toBeNull();
  await listCommand(dataSource(), terminal(), { filter: 'unanswered', limit: 10 });
  expect(printed).toContain(reference);
  expect(await answeredCommand(dataSource(), terminal(), { reference: 'NONE-0000', isAnswered: true })).toBe(false);
});

test('spam takes a lead out of the queue', async () => {
  const reference = await send();
  expect(await spamCommand(dataSource(), terminal(), { reference, isSpam: true, attempts: 5 })).toBe(true);
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs')).toEqual([]);
});

test('purge deletes what is old, with its job, and nothing else', async () => {
  const old = await send();
  const young = await send();
  await api.query("UPDATE lead SET created_at = now() - interval '366 days' WHERE reference = $1", [old]);
  expect(await purgeCommand(dataSource(), terminal(), { days: 365, folder })).toBe(true);
  expect(printed).toContain('1 leads older than 365 days deleted');
  expect(await api.query('SELECT reference FROM lead')).toEqual([{ reference: young }]);
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs')).toHaveLength(1);
});

test('what one visitor wrote is found and erased, with its mails, and nothing else', async () => {
  const theirs = [await send({ email: 'jane.roe@example.com' }), await send({ email: 'Jane.Roe@example.com' })];
  const other = await send();
  await listCommand(dataSource(), terminal(), { filter: 'all', email: 'JANE.ROE@example.com', limit: 10 });
  for (const reference of theirs) expect(printed).toContain(reference);
  expect(printed).not.toContain(other);

  expect(await eraseCommand(dataSource(), terminal(), { references: [...theirs, 'NONE-0000'], folder })).toBe(false);
  expect(printed).toContain('Nothing was deleted: there is no lead NONE-0000');
  expect(await api.query('SELECT 1 FROM lead')).toHaveLength(3);

  const references = theirs.map((reference) => reference.toLowerCase());
  expect(await eraseCommand(dataSource(), terminal(), { references, folder })).toBe(true);
  expect(await api.query('SELECT reference FROM lead')).toEqual([{ reference: other }]);
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs')).toHaveLength(1);
});
