import { createHmac } from 'node:crypto';
import { type ReleaseEvent, releaseEventSchema } from '@sgc/contract/operations';
import type { NumberedEntry } from '../state/audit-entries.ts';

/** A message of Standard Webhooks. */
export interface Message {
  /** The same for every attempt to deliver it, so that a receiver recognizes a duplicate. */
  readonly id: string;
  readonly body: string;
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

/** The headers that a message is posted with. @param now of this attempt, in milliseconds. */
export const headersOf = ({ id, body }: Message, key: Buffer, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
