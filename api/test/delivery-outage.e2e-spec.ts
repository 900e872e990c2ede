import { Client } from 'pg';
import { MESSAGE } from './setup/message.ts';
import { type OwnPostgres, startOwnPostgres } from './setup/own-postgres.ts';
import { endPrograms, type Program, readyUrl, runProgram } from './setup/program.ts';
import { startSmtp, type TestSmtp } from './setup/smtp.ts';

const KILLS = 6;

let postgres: OwnPostgres;
let smtp: TestSmtp;

beforeEach(async () => {
  postgres = await startOwnPostgres();
  smtp = await startSmtp(() => 'accept');
});
afterEach(async () => {
  endPrograms();
  await smtp.close();
  await postgres.remove();
});

const startProgram = (): Program =>
  runProgram('dist/main.js', {
    DATABASE_URL: postgres.url,
    API_PORT: '0',
    SMTP_URL: smtp.url,
    MAIL_TO: 'dealer@example.com',
    CONTACT_LIMIT: '1000',
    DATA_DIR: postgres.folder,
  });

const sendTo = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  });
  expect(answer.status).toBe(201);
  return JSON.parse(await answer.text()).reference;
};

const untilAllMailed = async (): Promise<void> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  while ((await client.query('SELECT 1 FROM lead WHERE delivered_at IS NULL')).rowCount !== 0);
  await client.end();
};

const mailedReferences = (): string[] =>
  smtp.mails.map(({ messageId }) => /lead-(.*)@/.exec(messageId)?.[1] ?? '').sort();

test('PostgreSQL is killed while mails are on their way, again and again: the API lives, each mail is sent once', async () => {
  const program = startProgram();
  const url = await readyUrl(program);
  const references: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const onItsWay = smtp.hold();
    references.push(await sendTo(url), await sendTo(url), await sendTo(url));
    await onItsWay;
    await postgres.kill();
    smtp.release();
    await postgres.start();
  }
  await untilAllMailed();
  expect(mailedReferences()).toEqual(references.sort());
  expect(program.child.exitCode).toBeNull();
  program.child.kill('SIGTERM');
  expect(await program.exit).toEqual({ code: 0, signal: null });
});

test('a worker is killed while a mail is on its way: the next one sends it within 30 seconds', async () => {
  const first = startProgram();
  const onItsWay = smtp.hold();
  const reference = await sendTo(await readyUrl(first));
  await onItsWay;
  first.child.kill('SIGKILL');
  await first.exit;
  smtp.release();
  const second = startProgram();
  await readyUrl(second);
  const started = Date.now();
  await untilAllMailed();
  expect(Date.now() - started).toBeLessThan(30_000);
  expect(new Set(mailedReferences())).toEqual(new Set([reference]));
  second.child.kill('SIGTERM');
  expect((await second.exit).code).toBe(0);
});
