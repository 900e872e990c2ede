import { createHmac } from 'node:crypto';
import { addressGroup } from '@sgc/http-hardening';
import { dayOf, type Secrets } from './daily-secrets.ts';

/** The key that a sender's messages are counted under. Once the day's secret is deleted, the address cannot be found from it. */
export const senderOf = (secrets: Secrets, address: string, now = Date.now()): string => {
  const secret = secrets.get(dayOf(now));
  if (secret === undefined) throw new Error('there is no secret for today');
  return createHmac('sha256', secret)
    .update(`sender ${addressGroup(address)}`)
    .digest('base64url');
};
