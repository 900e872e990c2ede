import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { freeAbandonedJobs } from '../src/leads/delivery/abandoned-jobs.ts';
import { mailFolder } from '../src/leads/delivery/mail-transport.ts';
import { eraseCommand, listCommand, retryCommand, spamCommand } from '../src/leads/inbox/commands.ts';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';
import { type SmtpBehaviour, startSmtp, type TestSmtp } from './setup/smtp.ts';

const silent = { folder: '/', write: () => undefined };

let behaviour: SmtpBehaviour;
/** For the first mails; then comes `behaviour`. */
let first: SmtpBehaviour[];
let smtp: TestSmtp;
let api: TestApi;

beforeEach(async () => {
  behaviour = 'accept';
  first = [];
  smtp = await startSmtp(() => first.shift() ?? behaviour);
});
afterEach(async () => {
  await api.close();
  await smtp.close();
});

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  api = await startApi({ SMTP_URL: smtp.url, MAIL_TO: 'dealer@example.com', MAIL_TIMEOUT_S: '1', ...environment });
};

const send = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const answer = await api.post('/api/contact', { ...MESSAGE, ...changes });
  return JSON.parse(await answer.text()).reference;
};

/** Looks until the database is as the test expects. */
const until = async (condition: string): Promise<void> => {
  while (!(await api.query<{ met: boolean }>(`SELECT (${condition}) AS met`))[0]?.met);
};

const hurry = () =>
  api.query('SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs');

const readiness = async () => JSON.parse(await (await fetch(`${api.url}/api/health/ready`)).text());

const READY = {
  status: 'ready',
  undeliverableLeads: 0,
  undeliverableReceipts: 0,
  mail: 'smtp',
  leadsKeptInFiles: 0,
};

test('a stored lead is mailed to the dealer, once', async () => {
  await start();
  const arrival = smtp.next();
  const reference = await send();
  const mail = await arrival;
  expect(mail.to).toEqual(['dealer@example.com']);
  expect(mail.messageId).toContain(reference);
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  await until('SELECT count(*) = 0 FROM graphile_worker.jobs');
  expect(smtp.mails).toHaveLength(1);
});

/** As after hours in vain: the queue's own next attempt is far off. */
const putOff = () =>
  api.query(
    "SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '6 hours') FROM graphile_worker.jobs",
  );

test('when the mail server is back, what waited for hours is mailed within half a minute', async () => {
  const { port } = new URL(smtp.url);
  await smtp.close();
  await start();
  const references = [await send(), await send(), await send()];
  await until("SELECT count(*) = 3 FROM graphile_worker.jobs WHERE last_error LIKE 'The mail server is away: E%'");
  await putOff();
  smtp = await startSmtp(() => 'accept', Number(port));
  const back = Date.now();
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  expect(Date.now() - back).toBeLessThan(30_000);
  expect(smtp.mails.map(({ messageId }) => messageId.slice(6, 15)).sort()).toEqual(references.sort());
});

test('a mail that took no answer is sent again when another one is taken, a refused one waits for its time', async () => {
  await start();
  first = ['refuse', 'stall'];
  await send();
  await until("SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error LIKE 'The mail was not taken: % 450'");
  const unanswered = await send();
  await until(
    "SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error LIKE 'The mail was not taken: ETIMEDOUT'",
  );
  await putOff();
  const taken = await send();
  await until('SELECT count(*) = 2 FROM lead WHERE delivered_at IS NOT NULL');
  const mailed = await api.query<{ reference: string }>('SELECT reference FROM lead WHERE delivered_at IS NOT NULL');
  expect(mailed.map(({ reference }) => reference).sort()).toEqual([taken, unanswered].sort());
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs WHERE attempts = 1')).toHaveLength(1);
});

test.each<SmtpBehaviour>(['refuse', 'stall', 'drop'])('a server that would %s is tried again', async (how) => {
  await start();
  behaviour = how;
  const reference = await send();
  await until("SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error <> ''");
  behaviour = 'accept';
  const arrival = smtp.next();
  await hurry();
  expect((await arrival).messageId).toContain(reference);
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a mail that a living worker holds and knows nothing of is sent, once', async () => {
  await start({ MAIL_CONCURRENCY: '1' });
  first = ['stall'];
  await send();
  await until('SELECT count(*) = 1 FROM graphile_worker.jobs WHERE locked_by IS NOT NULL');
  const reference = await send();
  // What a line leaves that breaks between the taking of a job and the answer.
  await api.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute',
       locked_by = (SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL)
     WHERE locked_by IS NULL`,
  );
  await until(`SELECT delivered_at IS NOT NULL FROM lead WHERE reference = '${reference}'`);
  expect(smtp.mails.filter(({ messageId }) => messageId.includes(reference))).toHaveLength(1);
});

test('after the last attempt a lead counts as undeliverable, everywhere, until the dealer tries again', async () => {
  await start({ MAIL_ATTEMPTS: '1' });
  behaviour = 'refuse';
  await send();
  await until("SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error <> ''");
  expect(await readiness()).toEqual({ ...READY, undeliverableLeads: 1 });
  expect(await (await fetch(`${api.url}/ops/metrics`)).text()).toContain('leads{state="undeliverable"} 1');
  behaviour = 'accept';
  const arrival = smtp.next();
  expect(await retryCommand(api.app.get(DataSource), silent, { reference: undefined, attempts: 5, sends: true })).toBe(
    true,
  );
  await arrival;
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  expect(await readiness()).toEqual(READY);
});

test('suspected spam is mailed once the dealer says that it is none', async () => {
  await start();
  const reference = await send({ referral: 'x' });
  const arrival = smtp.next();
  expect(await spamCommand(api.app.get(DataSource), silent, { reference, isSpam: false, attempts: 5 })).toBe(true);
  expect((await arrival).messageId).toContain(reference);
});

test('the job of a worker that was killed is free again; that of one that lives, or of this process, is not', async () => {
  await start({ ROLE: 'api' });
  await send();
  const lock = (seconds: number) =>
    api.query(
      "UPDATE graphile_worker._private_jobs SET locked_at = now() - make_interval(secs => $1), locked_by = 'worker'",
      [seconds],
    );
  const free = (own?: string) => freeAbandonedJobs(api.app.get(DataSource), own);
  await until("SELECT now() > pg_postmaster_start_time() + interval '10 seconds'");
  await lock(4);
  expect(await free()).toBe(0);
  await lock(3600);
  await api.query("SELECT pg_advisory_lock(hashtextextended('worker', 0))");
  expect(await free()).toBe(0);
  await api.query("SELECT pg_advisory_unlock(hashtextextended('worker', 0))");
  expect(await free('worker')).toBe(0);
  expect(await free()).toBe(1);
  expect(await api.query('SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NULL')).toHaveLength(1);
});

test('a worker is present while it lives, under the name that its jobs are locked by', async () => {
  await start();
  behaviour = 'stall';
  await send();
  await until('SELECT count(*) = 1 FROM graphile_worker.jobs WHERE locked_by IS NOT NULL');
  await until(`SELECT NOT pg_try_advisory_xact_lock_shared(hashtextextended(locked_by, 0))
    FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`);
});

test('a program that ends while its queue is starting leaves no connection of the queue behind', async () => {
  await start();
  await api.app.close();
  // PostgreSQL lists a connection a moment longer than its client has it.
  await until(`SELECT count(*) = 0 FROM pg_stat_activity
    WHERE application_name = 'golf-carts-queue' AND datname = current_database()`);
});

test('a receipt goes to the visitor where the dealer wants it', async () => {
  await start({ MAIL_RECEIPT: 'on' });
  await send();
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  while (smtp.mails.length < 2) await smtp.next();
  expect(smtp.mails.map(({ to }) => to)).toEqual([['dealer@example.com'], ['ada@example.com']]);
});

test('a receipt that no server takes is tried again, then shown, and the lead is not mailed a second time', async () => {
  await start({ MAIL_RECEIPT: 'on', MAIL_ATTEMPTS: '2' });
  first = ['accept'];
  behaviour = 'refuse';
  await send();
  await until(
    "SELECT count(*) = 1 FROM graphile_worker.jobs WHERE key LIKE 'receipt-%' AND attempts = 1 AND locked_at IS NULL",
  );
  await hurry();
  await until('SELECT count(*) = 1 FROM graphile_worker.jobs WHERE attempts = 2 AND locked_at IS NULL');
  expect(await readiness()).toEqual({ ...READY, undeliverableReceipts: 1 });
  expect(await (await fetch(`${api.url}/ops/metrics`)).text()).toContain('\nundeliverable_receipts 1\n');
  behaviour = 'accept';
  const receipt = smtp.next();
  expect(await retryCommand(api.app.get(DataSource), silent, { reference: undefined, attempts: 5, sends: true })).toBe(
    true,
  );
  expect((await receipt).to).toEqual(['ada@example.com']);
  await until('SELECT count(*) = 0 FROM graphile_worker.jobs');
  expect(smtp.mails.map(({ to }) => to)).toEqual([['dealer@example.com'], ['ada@example.com']]);
});

test('mail that is kept in files is said so everywhere, and is sent once mail is set up', async () => {
  api = await startApi();
  const reference = await send({ message: 'Only the file may hold this.' });
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  const folder = join(api.config.DATA_DIR, 'mail');
  expect(await readdir(folder)).toEqual([`${reference}.eml`]);
  expect(await readFile(join(folder, `${reference}.eml`), 'utf8')).toContain('Only the file may hold this.');
  expect(api.logs()).toContain('MAIL_DELIVERY=files: mails are kept in files, not sent');
  expect(await readiness()).toEqual({ ...READY, mail: 'files', leadsKeptInFiles: 1 });
  const metrics = await (await fetch(`${api.url}/ops/metrics`)).text();
  expect(metrics).toContain('leads{state="keptInFiles"} 1');
  expect(metrics).toContain('\nmail_kept_in_files 1\n');
  let listed = '';
  const terminal = {
    folder: '/',
    write: (text: string): void => {
      listed += text;
    },
  };
  await listCommand(api.app.get(DataSource), terminal, { filter: 'all', limit: 10 });
  expect(listed).toMatch(new RegExp(`^${reference}  .*  kept in a file, not sent  `));
  expect(listed).toContain('1 leads: 0 mailed');

  expect(await retryCommand(api.app.get(DataSource), silent, { reference: undefined, attempts: 5, sends: true })).toBe(
    true,
  );
  expect(await api.query('SELECT 1 FROM lead WHERE kept_in_file')).toEqual([]);
});

test('erasing a lead deletes the file of its mail', async () => {
  api = await startApi();
  const reference = await send();
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  const folder = mailFolder(api.config);
  expect(await readdir(folder)).toEqual([`${reference}.eml`]);
  expect(await eraseCommand(api.app.get(DataSource), silent, { references: [reference], folder })).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('no word of a visitor stands in a log, a metric, or the queue', async () => {
  await start({ MAIL_ATTEMPTS: '1', LOG_LEVEL: 'trace', CONTACT_LIMIT: '1' });
  behaviour = 'refuse';
  const canary = {
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    email: 'canary@mail.example.com',
    phone: '570-555-0177',
    message: 'Canarywords are these.',
  };
  await send(canary);
  await until("SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error <> ''");
  await send(canary);
  await api.post('/api/contact', { ...canary, phone: '' });
  const queue = await api.query('SELECT * FROM graphile_worker._private_jobs');
  const metrics = await (await fetch(`${api.url}/ops/metrics`)).text();
  const seen = `${api.logs()}${JSON.stringify(queue)}${metrics}`;
  expect(seen).toContain('deliver_lead');
  for (const word of ['Canary', 'canary@', '555-0177', '5705550177']) expect(seen).not.toContain(word);
});
