import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@sgc/local/random';
import { Client } from 'pg';
import { startImap } from '../../test/setup/imap.ts';
import { type ArrivedMail, type SmtpBehaviour, startSmtp } from '../../test/setup/smtp.ts';
import { startSite, type Victim } from './site.ts';
import { type Cut, Visitor } from './visitor.ts';

export interface ChaosOptions {
  submissions: number;
  /** Submissions between two kills. */
  killEvery: number;
  atOnce: number;
  seed: number;
  /**
   * `everything`: a mail server that refuses, stalls or drops now and then. `workers`: one without faults; the processes that
   * send mail are killed at random moments for as long as mails go out, which shows how often one comes twice.
   */
  what?: 'everything' | 'workers';
  /** Whether the dealer's mailbox can be read (`BOUNCES_URL`). */
  hasMailbox?: boolean;
  log: (line: string) => void;
}

/** What must hold: nothing `missing`, no `duplicates`, no second `reference` for one message, nothing `unaccounted`. */
export interface ChaosResult {
  acknowledged: number;
  stored: number;
  missing: number;
  duplicates: number;
  otherReferences: number;
  mailed: number;
  /** Mails that came a second time, and how many different Message-IDs all of them had. */
  mailedAgain: number;
  messageIds: number;
  /** From the mail server's having a mail to PostgreSQL's having the note of it: a worker killed in between mails it again. */
  unnotedMs: { median: number; p99: number };
  deadLettered: number;
  unaccounted: number;
  kills: Record<Victim, number>;
  /** From the first message to the last mail. */
  seconds: number;
}

const VICTIMS: readonly Victim[] = ['api', 'postgres', 'worker'];

const nextVictim = (kills: Record<Victim, number>): Victim =>
  VICTIMS[(kills.api + kills.postgres + kills.worker) % VICTIMS.length] ?? 'api';

/** Long enough to start and to send some hundred mails. */
const WORKER_LIVES_MS = [4000, 9000] as const;

const queryOnce = async (url: string, statement: string): Promise<Record<string, string>[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const share = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1000) / 1000;

/** The last mail of each lead is the one that was noted. */
const unnoted = (mails: readonly ArrivedMail[], rows: readonly Record<string, string>[]): ChaosResult['unnotedMs'] => {
  const at = new Map(mails.map((mail) => [referenceOf(mail), mail.at]));
  const waits = rows.flatMap(({ reference = '', notedAt }) => Number(notedAt) - (at.get(reference) ?? Number.NaN));
  const sorted = waits.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
  return { median: share(sorted, 0.5), p99: share(sorted, 0.99) };
};

const referenceOf = ({ messageId }: ArrivedMail): string => /lead-(.*)@/.exec(messageId)?.[1] ?? '';

const drain = async (url: string): Promise<void> => {
  for (;;) {
    const [row] = await queryOnce(
      url,
      `SELECT count(*) AS open FROM graphile_worker.jobs WHERE attempts < max_attempts OR locked_at > now() - interval '5 seconds'`,
    );
    if (row?.open === '0') return;
    await queryOnce(
      url,
      'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs WHERE locked_at IS NULL AND run_at > now() AND attempts < max_attempts',
    );
    await pause(200);
  }
};

/** Sends messages while everything is killed at random, then compares what was promised with what is there. */
export const runChaos = async ({
  submissions,
  killEvery,
  atOnce,
  seed,
  what = 'everything',
  hasMailbox = false,
  log,
}: ChaosOptions): Promise<ChaosResult> => {
  const random = seededRandom(seed);
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  await chmod(folder, 0o755);
  let calm = what === 'workers';
  const behaviours: SmtpBehaviour[] = [...Array<SmtpBehaviour>(17).fill('accept'), 'refuse', 'stall', 'drop'];
  const smtp = await startSmtp(() => (calm ? 'accept' : pick(behaviours)));
  const imap = hasMailbox ? await startImap(() => smtp.mails.map(({ text }) => text)) : undefined;
  const site = await startSite(folder, {
    ...(imap && { BOUNCES_URL: imap.url }),
    SMTP_URL: smtp.url,
    MAIL_TO: 'dealer@example.com',
    CONTACT_LIMIT: '1000000',
    CONTACT_TOTAL_LIMIT: '1000000',
    MAIL_TIMEOUT_S: '2',
    MAIL_CONCURRENCY: '12',
    MAIL_ATTEMPTS: '12',
    LOG_LEVEL: 'silent',
  });
  const visitor = new Visitor(site.port);
  const references = new Map<string, Set<string>>();
  const kills: Record<Victim, number> = { api: 0, postgres: 0, worker: 0 };
  let next = 0;
  let killing: Promise<void> = Promise.resolve();

  const kill = (victim: Victim): void => {
    kills[victim] += 1;
    log(`${references.size} acknowledged, ${smtp.mails.length} mailed; killing ${victim}`);
    killing = killing.then(() => site.kill(victim));
  };

  const killWorkersUntil = async (drained: Promise<void>): Promise<void> => {
    let done = false;
    void drained.finally(() => {
      done = true;
    });
    while (!done) {
      await pause(WORKER_LIVES_MS[0] + random() * (WORKER_LIVES_MS[1] - WORKER_LIVES_MS[0]));
      if (!done) kill('worker');
    }
  };

  const started = Date.now();
  const sendInTurn = async (): Promise<void> => {
    while (next < submissions) {
      next += 1;
      const token = String(next).padStart(8, '0');
      if (what === 'everything' && next % killEvery === 0) kill(nextVictim(kills));
      const cut: Cut = pick<Cut>(['never', 'never', 'never', 'never', 'never', 'never', 'before', 'after']);
      references.set(token, await visitor.send(token, cut, random() < 0.05 ? 10 : 1));
    }
  };

  try {
    await Promise.all(Array.from({ length: atOnce }, sendInTurn));
    await killing;
    calm = true;
    log('all acknowledged; waiting for the mails');
    const drained = drain(site.databaseUrl);
    if (what === 'workers') await killWorkersUntil(drained);
    await drained;
    const rows = await queryOnce(
      site.databaseUrl,
      `SELECT reference, substring(message FROM 'Submission (\\d+)') AS token, delivered_at IS NOT NULL AS mailed,
         extract(epoch FROM delivered_at) * 1000 AS "notedAt" FROM lead`,
    );
    const mailed = new Set(smtp.mails.map(referenceOf));
    const dead = new Set(rows.filter((row) => !row.mailed).map((row) => row.reference ?? ''));
    const storedTokens = new Map(rows.map((row) => [row.token, row.reference]));
    return {
      acknowledged: references.size,
      stored: rows.length,
      missing: [...references].filter(([token, given]) => !given.has(storedTokens.get(token) ?? '')).length,
      duplicates: rows.length - storedTokens.size,
      otherReferences: [...references.values()].filter((given) => given.size > 1).length,
      mailed: mailed.size,
      mailedAgain: smtp.mails.length - mailed.size,
      messageIds: new Set(smtp.mails.map(({ messageId }) => messageId)).size,
      unnotedMs: unnoted(smtp.mails, rows),
      deadLettered: dead.size,
      unaccounted: rows.filter(({ reference = '' }) => !mailed.has(reference) && !dead.has(reference)).length,
      kills,
      seconds: Math.round((Date.now() - started) / 1000),
    };
  } finally {
    visitor.close();
    await site.stop();
    await imap?.close();
    await smtp.close();
    await rm(folder, { recursive: true });
  }
};
