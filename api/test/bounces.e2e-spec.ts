import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { BounceMailbox } from '../src/leads/bounces/bounce-mailbox.ts';
import { noteBounces } from '../src/leads/bounces/note-bounces.ts';
import { listCommand, retryCommand } from '../src/leads/inbox/commands.ts';
import { startApi, type TestApi } from './setup/api.ts';
import { startImap, type TestImap } from './setup/imap.ts';
import { MESSAGE } from './setup/message.ts';
import { report } from './setup/report.ts';
import { type SmtpBehaviour, startSmtp, type TestSmtp } from './setup/smtp.ts';

const OTHER_MAIL = 'From: a@example.com\r\nSubject: Hello\r\nMessage-ID: <1@example.com>\r\n\r\nHello\r\n';

let behaviour: SmtpBehaviour;
let smtp: TestSmtp;
let imap: TestImap;
let api: TestApi;

beforeEach(async () => {
  behaviour = 'accept';
  smtp = await startSmtp(() => behaviour);
  imap = await startImap();
});
afterEach(async () => {
  await api.close();
  await imap.close();
  await smtp.close();
});

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  api = await startApi({ SMTP_URL: smtp.url, BOUNCES_URL: imap.url, ...environment });
};

const until = async (condition: string): Promise<void> => {
  while (!(await api.query<{ met: boolean }>(`SELECT (${condition}) AS met`))[0]?.met);
};

/** A lead whose mail a server has taken. */
const mailed = async (): Promise<{ reference: string; messageId: string }> => {
  const arrival = smtp.next();
  const { reference } = JSON.parse(await (await api.post('/api/contact', MESSAGE)).text());
  const { messageId } = await arrival;
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  return { reference, messageId };
};

/** Looks into the mailbox as happens every minute, and waits for the end of it. */
const look = async (): Promise<void> => {
  await api.query("SELECT graphile_worker.add_job('note_bounces', max_attempts := 1, job_key := 'looked')");
  await until(
    "SELECT NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'looked' AND (attempts = 0 OR locked_at IS NOT NULL))",
  );
};

const listed = async (filter: 'all' | 'bounced'): Promise<string> => {
  let text = '';
  const terminal = {
    folder: '/',
    write: (line: string): void => {
      text += line;
    },
  };
  await listCommand(api.app.get(DataSource), terminal, { filter, limit: 10 });
  return text;
};

const retry = () =>
  retryCommand(
    api.app.get(DataSource),
    { folder: '/', write: () => undefined },
    {
      reference: undefined,
      attempts: 5,
      sends: true,
    },
  );

test('a mail that came back marks its lead in list, readiness and metrics, and nothing in the mailbox changes', async () => {
  await start();
  const { reference, messageId } = await mailed();
  await mailed();
  imap.mails.push(OTHER_MAIL, report({ about: messageId }));
  await look();
  await until('SELECT count(*) = 1 FROM lead WHERE bounced_at IS NOT NULL');
  expect(await listed('bounced')).toMatch(new RegExp(`^${reference}  .*  came back  `));
  expect(await listed('all')).toContain('2 leads: 1 mailed, ');
  expect(await api.query('SELECT bounce_reason FROM lead WHERE bounced_at IS NOT NULL')).toEqual([
    { bounce_reason: '5.2.2 smtp; 552 5.2.2 The mailbox is full' },
  ]);
  expect(await (await fetch(`${api.url}/api/health/ready`)).json()).toMatchObject({ undeliverableLeads: 1 });
  expect(await (await fetch(`${api.url}/ops/metrics`)).text()).toContain('leads{state="bounced"} 1');
  const names = new Set(
    imap.commands.map((command) => command.split(' ', command.startsWith('UID') ? 2 : 1).join(' ')),
  );
  expect([...names].filter((name) => /SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND/.test(name))).toEqual([]);
  expect(names).toContain('EXAMINE');
});

test('a lead that is mailed again is not marked by the report of before, but by a new one', async () => {
  await start();
  const { messageId } = await mailed();
  imap.mails.push(report({ about: messageId }));
  await look();
  const again = smtp.next();
  expect(await retry()).toBe(true);
  expect((await again).messageId).toBe(messageId);
  await until('SELECT bool_and(delivered_at IS NOT NULL AND bounced_at IS NULL) FROM lead');

  // Another process has not read the first report yet.
  await noteBounces(new BounceMailbox(imap.url), api.app.get(DataSource), pino({ level: 'silent' }));
  expect(await listed('all')).toContain('1 leads: 1 mailed, ');
  imap.mails.push(report({ about: messageId, id: '<report-2@mx.example.com>' }));
  await look();
  expect(await listed('all')).toContain('1 leads: 0 mailed, ');
});

test.each([
  ['a mail that is only delayed', (about: string) => report({ about, action: 'delayed' })],
  ['a report of a mail that is not ours', () => report({ about: '<another@example.com>' })],
  ['a report that breaks off', (about: string) => report({ about }).slice(0, 400)],
  [
    'a report with a header of three megabytes',
    (about: string) => report({ about }).replace('boundary="parts"', `boundary="x"; y="${'z'.repeat(3_000_000)}"`),
  ],
])('%s marks nothing, and the next report is read', async (_, mail) => {
  await start();
  const { messageId } = await mailed();
  imap.mails.push(mail(messageId));
  await look();
  expect(await listed('all')).toContain('1 leads: 1 mailed, ');
  imap.mails.push(report({ about: messageId }));
  await look();
  expect(await listed('all')).toContain('1 leads: 0 mailed, ');
});

test('a mailbox that cannot be opened is told of without its password, and leads are mailed', async () => {
  await start({ BOUNCES_URL: imap.url.replace('of%20the%20mailbox', 'wrong-secret') });
  await look();
  await mailed();
  expect(api.logs()).toContain('note_bounces');
  expect(api.logs()).not.toContain('wrong-secret');
});

test.each([
  ['lies in the mailbox', 'is not sent again', true],
  ['is nowhere to be seen', 'is sent again', false],
])('a mail whose answer was lost and that %s %s', async (_, __, isThere) => {
  await start();
  behaviour = 'drop';
  const taken = smtp.next();
  await api.post('/api/contact', MESSAGE);
  const { text } = await taken;
  await until("SELECT count(*) = 1 FROM graphile_worker.jobs WHERE last_error <> '' AND locked_at IS NULL");
  behaviour = 'accept';
  imap.mails.push(isThere ? text : OTHER_MAIL);
  await api.query('SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs');
  await until('SELECT bool_and(delivered_at IS NOT NULL) FROM lead');
  expect(smtp.mails).toHaveLength(isThere ? 1 : 2);
});
