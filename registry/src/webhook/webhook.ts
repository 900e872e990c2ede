import { setTimeout as pause } from 'node:timers/promises';
import { TOLD_ACTIONS } from '@sgc/contract/operations';
import type pg from 'pg';
import type { Logger } from 'pino';
import { nextEntry } from '../state/audit-entries.ts';
import { lastDelivered, noteDelivered, type WaitingMessages, waitingMessages } from './delivery-store.ts';
import { headersOf, type Message, messageOf } from './signed-message.ts';

/** A receiver of messages about releases, and the key that proves them to be from this registry. */
export interface WebhookSettings {
  readonly receiver: string;
  readonly key: Buffer;
}

export interface WebhookParts {
  readonly settings: WebhookSettings;
  readonly pool: pg.Pool;
  /** The number of the audit log's last line when this instance began to decide. */
  readonly lastBefore: number;
  /** The number of its last line now. */
  readonly lastLine: () => number;
  readonly log: Logger;
}

const LOOK_EVERY_MS = 250;
const ANSWER_LIMIT_MS = 10_000;

/** A receiver that fails is tried again after this time, twice as long each time. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 5 * 60_000;

/**
 * Sends the audit log to one receiver, line after line: the next one once it has taken the one before. It reads the stored
 * log, so no decision waits for it; a receiver that was away gets every line when it is back, from any instance.
 */
export class Webhook {
  readonly #parts: WebhookParts;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(parts: WebhookParts) {
    this.#parts = parts;
    this.#running = this.#run();
  }

  /** Where it is told, without the rest of the address, which may be a secret. */
  get receiver(): string {
    return new URL(this.#parts.settings.receiver).origin;
  }

  /** What the receiver has not taken yet. */
  waiting(): Promise<WaitingMessages> {
    return waitingMessages(this.#parts.pool, this.#parts.settings.receiver);
  }

  /** Ends it; lines that were not acknowledged by then are sent again by the next writer. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { settings, pool, lastBefore, log } = this.#parts;
    const { receiver } = this;
    let delivered: number | undefined;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        delivered ??= await lastDelivered(pool, settings.receiver, lastBefore);
        delivered = await this.#tellNext(delivered);
        if (failures > 0) log.info({ receiver, failures }, 'a webhook is delivered again');
        failures = 0;
        if (delivered >= this.#parts.lastLine()) await this.#wait(LOOK_EVERY_MS);
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        failures += 1;
        const reason = reasonOf(error);
        if (failures === 1) log.error({ receiver, reason }, 'a webhook cannot be delivered; it is tried again');
        else log.debug({ receiver, reason, failures }, 'a webhook cannot be delivered');
        await this.#wait(Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS));
      }
    }
  }

  /** @returns the last line that the receiver has now. */
  async #tellNext(delivered: number): Promise<number> {
    const { settings, pool, lastLine } = this.#parts;
    const last = lastLine();
    if (delivered >= last) return delivered;
    const next = await nextEntry(pool, delivered, TOLD_ACTIONS);
    if (next !== undefined) await this.#post(messageOf(next));
    const number = next?.number ?? last;
    await noteDelivered(pool, settings.receiver, number);
    return number;
  }

  async #post(message: Message): Promise<void> {
    const { receiver, key } = this.#parts.settings;
    const response = await fetch(receiver, {
      method: 'POST',
      headers: headersOf(message, key, Date.now()),
      body: message.body,
      // Only the configured address may receive it.
      redirect: 'manual',
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answers ${response.status}`);
  }

  /** Waits, but for the end. */
  async #wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
