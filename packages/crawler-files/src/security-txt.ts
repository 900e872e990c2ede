import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { DAY_MS } from '@sgc/contract/time';

/** Long enough for readers that keep a copy; the standard asks for less than a year. */
const VALID_DAYS = 180;

/** Contact for reports of vulnerabilities (RFC 9116). @param now milliseconds since 1970. */
export const securityTxt = ({ email, origin }: Pick<BusinessProfile, 'email' | 'origin'>, now: number): string => {
  const today = now - (now % DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${new URL(ADDRESSES.contact, origin).href}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
};
