import { createHmac } from 'node:crypto';

/** A message of Standard Webhooks. */
export interface Message {
  /** The same for every attempt to deliver it, so that a receiver recognizes a duplicate. */
  readonly id: string;
  readonly body: string;
}

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
