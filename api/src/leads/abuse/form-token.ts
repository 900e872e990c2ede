import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayOf, type Secrets } from './daily-secrets.ts';

const SECOND_MS = 1000;

const TOKEN = /^([0-9a-z]{1,9})\.([\w-]{22})$/;

/** 132 bits, in 22 letters. */
const mac = (secret: string, second: string): string =>
  createHmac('sha256', secret).update(`form ${second}`).digest('base64url').slice(0, 22);

/** What a contact form carries: the second it was made in, signed. It identifies no visitor, so a cached page may hold it. */
export const newFormToken = (secrets: Secrets, now = Date.now()): string => {
  const second = Math.floor(now / SECOND_MS).toString(36);
  const secret = secrets.get(dayOf(now));
  if (secret === undefined) throw new Error('there is no secret for today');
  return `${second}.${mac(secret, second)}`;
};

/** Whether a token was made here, on a day whose secret is still kept. */
export const isFormToken = (secrets: Secrets, token: string | undefined): boolean => {
  const [, second, shown] = TOKEN.exec(token ?? '') ?? [];
  if (second === undefined || shown === undefined) return false;
  const madeAt = Number.parseInt(second, 36) * SECOND_MS;
  // Later than any date there is.
  if (Number.isNaN(new Date(madeAt).getTime())) return false;
  const secret = secrets.get(dayOf(madeAt));
  return secret !== undefined && timingSafeEqual(Buffer.from(mac(secret, second)), Buffer.from(shown));
};
