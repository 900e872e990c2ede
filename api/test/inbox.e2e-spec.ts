import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const RETENTION = { LEAD_RETENTION_DAYS: 365, SUSPECTED_RETENTION_DAYS: 90 };

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
  JSON.parse(await (await api.send({ ...MESSAGE, ...changes })).text()).reference;

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

test('the details of a request are listed, shown in words, and exported in columns of their own', async () => {
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
  expect(await purgeCommand(dataSource(), terminal(), { ...RETENTION, folder })).toBe(true);
  expect(printed).toContain('1 leads deleted: older than 365 days, suspected ones older than 90');
  expect(await api.query('SELECT reference FROM lead')).toEqual([{ reference: young }]);
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs')).toHaveLength(1);
});

test('purge deletes what is suspected sooner, and leaves the rest', async () => {
  const suspected = await send({ referral: 'x' });
  const other = await send();
  await api.query("UPDATE lead SET created_at = now() - interval '91 days'");
  await purgeCommand(dataSource(), terminal(), { ...RETENTION, folder });
  expect(await api.query('SELECT reference FROM lead')).toEqual([{ reference: other }]);
  expect(await api.query('SELECT 1 FROM contact_request WHERE reference = $1', [suspected])).toEqual([]);
});

test('after an erasure no table and no file holds a trace of the lead, its failed and waiting mails included', async () => {
  const key = 'a-key-that-was-sent-with-the-lead';
  const reference = JSON.parse(await (await api.send(MESSAGE, { 'idempotency-key': key })).text()).reference;
  const [lead] = await api.query<{ id: string }>('SELECT id FROM lead WHERE reference = $1', [reference]);
  await api.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'The mail was not taken'`,
  );
  await api.query(
    `SELECT graphile_worker.add_job('send_receipt', json_build_object('leadId', $1::text), job_key => 'receipt-' || $1)`,
    [lead?.id],
  );
  const other = await send();
  for (const name of ['.eml', '-receipt.eml', '.4711']) await writeFile(join(folder, `${reference}${name}`), 'a mail');
  for (const name of [`${other}.eml`, 'test-1.eml']) await writeFile(join(folder, name), 'another mail');

  expect(await eraseCommand(dataSource(), terminal(), { references: [reference], folder })).toBe(true);
  expect(printed).toContain('older backups keep their copies');
  expect(await readdir(folder)).toEqual(expect.arrayContaining([`${other}.eml`, 'test-1.eml']));
  expect((await readdir(folder)).filter((name) => name.startsWith(reference))).toEqual([]);
  const tables = await api.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT IN ('media', 'vehicle')`,
  );
  let text = '';
  for (const { name } of tables) text += JSON.stringify(await api.query(`SELECT * FROM ${name}`));
  expect(text).toContain(other);
  for (const trace of [reference, key, `"leadId":"${lead?.id}"`, `lead-${lead?.id}"`])
    expect(text).not.toContain(trace);
});

test('a mail of a lead that was erased while it was written is gone after the next purge', async () => {
  await writeFile(join(folder, 'K7Q2-9XWD.eml'), 'a mail');
  await purgeCommand(dataSource(), terminal(), { ...RETENTION, folder });
  expect(await readdir(folder)).not.toContain('K7Q2-9XWD.eml');
});

test('the messages of one mail address are found and erased, with their mails, and no others', async () => {
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
