import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { headersOf, type Message } from './signed-message.ts';

/** A receiver of messages, and the key that proves who sent them. */
export interface WebhookSettings {
  readonly receiver: string;
  readonly key: Buffer;
}

/** The messages for a receiver, in the order of their numbers, and how far it has taken them. */
export interface Outbox {
  /** The last number that the receiver has; asked once. */
  readonly delivered: () => Promise<number>;
  /** The last number there is, whether a message goes with it or not; asked often. */
  readonly last: () => number;
  /** The first message after a number; undefined if there is none yet. */
  readonly next: (after: number) => Promise<{ readonly number: number; readonly message: Message } | undefined>;
  /** Notes that the receiver has a number and all before it. */
  readonly note: (number: number) => Promise<void>;
}

export interface WebhookParts {
  readonly settings: WebhookSettings;
  readonly outbox: Outbox;
  readonly log: Logger;
}

const LOOK_EVERY_MS = 250;
const ANSWER_LIMIT_MS = 10_000;

/** A receiver that fails is tried again after this time, twice as long each time. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 5 * 60_000;

/** Sends messages to one receiver, one after the other: the next one once it has taken the one before. */
export class Webhook {
  readonly #parts: WebhookParts;
  readonly #stopping = new AbortController();
  #posting: AbortController | undefined;
  readonly #running: Promise<void>;

  constructor(parts: WebhookParts) {
    this.#parts = parts;
    this.#running = this.#run();
  }

  /** Where it is told, without the rest of the address, which may be a secret. */
  get receiver(): string {
    return new URL(this.#parts.settings.receiver).origin;
  }

  /** Ends it; messages that were not acknowledged by then are sent again by the next one. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#posting?.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { outbox, log } = this.#parts;
    const { receiver } = this;
    let delivered: number | undefined;
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        delivered ??= await outbox.delivered();
        delivered = await this.#tellNext(delivered);
        if (failures > 0) log.info({ receiver, failures }, 'a webhook is delivered again');
        failures = 0;
        if (delivered >= outbox.last()) await this.#wait(LOOK_EVERY_MS);
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

  /** @returns the last number that the receiver has now. */
  async #tellNext(delivered: number): Promise<number> {
    const { outbox } = this.#parts;
    const last = outbox.last();
    if (delivered >= last) return delivered;
    const next = await outbox.next(delivered);
    if (next !== undefined) await this.#post(next.message);
    const number = next?.number ?? last;
    await outbox.note(number);
    return number;
  }

  async #post(message: Message): Promise<void> {
    const { receiver, key } = this.#parts.settings;
    // It may have been stopped while the message was looked up.
    this.#stopping.signal.throwIfAborted();
    // Not `AbortSignal.any` of the limit and the end: Node 20 frees its signal while a request waits on it.
    const posting = new AbortController();
    this.#posting = posting;
    const limit = setTimeout(() => posting.abort(new Error('it does not answer in time')), ANSWER_LIMIT_MS);
    try {
      const response = await fetch(receiver, {
        method: 'POST',
        headers: headersOf(message, key, Date.now()),
        body: message.body,
        // Only the configured address may receive it.
        redirect: 'manual',
        signal: posting.signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answers ${response.status}`);
    } finally {
      clearTimeout(limit);
    }
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
