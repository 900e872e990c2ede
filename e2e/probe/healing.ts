import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESSES } from '@sgc/contract/addresses';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import type { FaultySite } from '../faults/site/faulty-site.ts';

/** How long after a fault's end all was well again, in milliseconds. */
export interface Healing {
  pagesMs: number;
  readsMs: number;
  messagesMs: number;
  mailsMs: number;
}

/** What that may take at most. */
export const HEALED_WITHIN: Readonly<Healing> = { pagesMs: 500, readsMs: 1000, messagesMs: 3000, mailsMs: 30_000 };

const LOOK_AGAIN_MS = 100;
const LIMIT_MS = 90_000;

const MESSAGE = {
  firstName: 'Probe',
  lastName: 'Healing',
  email: 'probe@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'Is all well again?',
  filledInMs: 6000,
};

/** Tries until it succeeds, and answers how long that took. */
const timeUntil = async (what: string, succeeds: () => Promise<boolean>): Promise<number> => {
  const started = Date.now();
  while (!(await succeeds().catch(() => false))) {
    if (Date.now() - started > LIMIT_MS) throw new Error(`${what} did not come back within ${LIMIT_MS / 1000} s`);
    await pause(LOOK_AGAIN_MS);
  }
  return Date.now() - started;
};

const ok = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  await answer.arrayBuffer();
  return answer.status === 200;
};

/** Fresh from PostgreSQL, not the answer that is kept for outages. */
const isFresh = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  await answer.arrayBuffer();
  return answer.status === 200 && !answer.headers.has('cache-status');
};

/** Sends one message and waits for its mail, while pages and reads are asked for beside it. */
export const healAll = async ({ address, mailbox }: FaultySite): Promise<Healing> => {
  const started = Date.now();
  const key = randomUUID();
  let reference = '';
  const stored = timeUntil('Messages', async () => {
    const answer = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(MESSAGE),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const receipt = contactReceiptSchema.safeParse(await answer.json());
    reference = receipt.data?.reference ?? '';
    return answer.status === 201;
  });
  const [pagesMs, readsMs, messagesMs] = await Promise.all([
    timeUntil('Pages', () => ok(`${address}${ADDRESSES.services}`)),
    timeUntil('Reads', () => isFresh(`${address}/api/vehicles`)),
    stored,
  ]);
  await timeUntil('Mails', async () => mailbox.arrived.includes(reference));
  return { pagesMs, readsMs, messagesMs, mailsMs: Date.now() - started };
};
