import { createHmac } from 'node:crypto';
import { addressGroup } from '@sgc/http-hardening';
import { dayOf, type Secrets } from './daily-secrets.ts';

/** Whose messages are counted: an address or the network it shares, hashed with the day's secret. Once that is deleted, nobody finds the address. */
export const senderOf = (secrets: Secrets, address: string, now = Date.now()): string => {
  const secret = secrets.get(dayOf(now));
  if (secret === undefined) throw new Error('there is no secret for today');
  return createHmac('sha256', secret)
    .update(`sender ${addressGroup(address)}`)
    .digest('base64url');
};
