import { type ReleaseEvent, releaseEventSchema, TOLD_ACTIONS } from '@sgc/contract/operations';
import { type Message, Webhook, type WebhookSettings } from '@sgc/webhooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type NumberedEntry, nextEntry } from '../state/audit-entries.ts';
import { lastDelivered, noteDelivered, type WaitingMessages, waitingMessages } from './delivery-store.ts';

export interface AuditWebhookParts {
  readonly settings: WebhookSettings;
  readonly pool: pg.Pool;
  /** The number of the audit log's last line when this instance began to decide. */
  readonly lastBefore: number;
  /** The number of its last line now. */
  readonly lastLine: () => number;
  readonly log: Logger;
}

/** The message that tells of a line of the audit log. */
export const messageOf = ({ number, entry }: NumberedEntry): Message => {
  const event = releaseEventSchema.parse({
    type: `release.${entry.what}`,
    timestamp: entry.at,
    data: { number, ...entry },
  } satisfies Record<keyof ReleaseEvent, unknown>);
  // After a backup was restored another line may have this number.
  return { id: `audit-${number}-${Date.parse(entry.at)}`, body: JSON.stringify(event) };
};

/**
 * Tells one receiver of the audit log. It reads the stored log, so no decision waits for it; a receiver that was away gets
 * every line when it is back, from any instance.
 */
export class AuditWebhook extends Webhook {
  readonly #pool: pg.Pool;
  readonly #address: string;

  constructor({ settings, pool, lastBefore, lastLine, log }: AuditWebhookParts) {
    const { receiver } = settings;
    const next = async (after: number) => {
      const entry = await nextEntry(pool, after, TOLD_ACTIONS);
      return entry && { number: entry.number, message: messageOf(entry) };
    };
    const delivered = () => lastDelivered(pool, receiver, lastBefore);
    const note = (number: number) => noteDelivered(pool, receiver, number);
    super({ settings, outbox: { delivered, last: lastLine, next, note }, log });
    this.#pool = pool;
    this.#address = receiver;
  }

  /** What the receiver has not taken yet. */
  waiting(): Promise<WaitingMessages> {
    return waitingMessages(this.#pool, this.#address);
  }
}
