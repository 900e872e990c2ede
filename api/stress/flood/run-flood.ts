import { setTimeout as pause } from 'node:timers/promises';
import { contactReceiptSchema, FORM_TOKEN_FIELD } from '@sgc/contract/leads';
import { Client } from 'pg';
import { formTokenOf } from '../../test/setup/form-token.ts';
import { MESSAGE } from '../../test/setup/message.ts';
import { readyUrl, runProgram } from '../../test/setup/program.ts';
import { startSmtp } from '../../test/setup/smtp.ts';

export interface FloodOptions {
  /** An empty database. */
  databaseUrl: string;
  messages: number;
  addresses: number;
  /** Messages of honest visitors, each from an address of its own, evenly among the others. */
  honest: number;
  /** How long all of it takes; 0 is as fast as it goes. */
  seconds: number;
}

/** What must hold: everything `stored`, and every honest message mailed. */
export interface FloodResult {
  stored: number;
  refused: number;
  honestMailed: number;
  suspected: number;
  /** Not suspected, the honest ones among them. */
  toMail: number;
  seconds: number;
  slowestMs: number;
}

const AT_ONCE = 32;
const MAIL_LIMIT_MS = 120_000;
const LOOK_AGAIN_MS = 50;

/** Sends a flood to an API of its own with the default limits; half of its addresses have read the page. */
export const runFlood = async ({
  databaseUrl,
  messages,
  addresses,
  honest,
  seconds,
}: FloodOptions): Promise<FloodResult> => {
  const smtp = await startSmtp(() => 'accept');
  const program = runProgram('dist/main.js', {
    DATABASE_URL: databaseUrl,
    API_PORT: '0',
    SMTP_URL: smtp.url,
    MAIL_TO: 'dealer@example.com',
  });
  const url = await readyUrl(program);
  const formToken = await formTokenOf(url);
  const result = { stored: 0, refused: 0, slowestMs: 0 };

  const send = async (address: string, hasRead: boolean): Promise<string | undefined> => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...MESSAGE, ...(hasRead && { [FORM_TOKEN_FIELD]: formToken }) }),
    });
    const body: unknown = await answer.json();
    result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - began));
    if (answer.status !== 201) {
      result.refused += 1;
      return undefined;
    }
    result.stored += 1;
    return contactReceiptSchema.parse(body).reference;
  };

  const every = Math.floor(messages / honest);
  const references = new Set<string>();
  const started = Date.now();
  let next = 0;
  const sendInTurn = async (): Promise<void> => {
    while (next < messages) {
      const number = next;
      next += 1;
      const due = started + (number / messages) * seconds * 1000;
      if (due > Date.now()) await pause(due - Date.now());
      const from = number % addresses;
      await send(`10.1.${from >> 8}.${from & 255}`, from % 2 === 0);
      if (number % every !== every - 1 || number / every > honest) continue;
      references.add((await send(`10.2.0.${Math.floor(number / every)}`, true)) ?? 'refused');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  const took = (Date.now() - started) / 1000;

  const honestMailed = (): number =>
    [...references].filter((reference) => smtp.mails.some(({ messageId }) => messageId.includes(reference))).length;
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (honestMailed() < references.size && Date.now() < deadline) await pause(LOOK_AGAIN_MS);

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT count(spam_reason)::int AS suspected, count(*)::int AS leads FROM lead');
  await client.end();
  program.child.kill('SIGTERM');
  await program.exit;
  await smtp.close();
  const { suspected, leads } = rows[0];
  return { ...result, honestMailed: honestMailed(), suspected, toMail: leads - suspected, seconds: took };
};
