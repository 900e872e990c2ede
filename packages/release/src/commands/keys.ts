import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DAY_MS } from '@sgc/contract/time';
import { keyFile, renewKey } from '../access/local-access.ts';
import { Failure } from '../failure.ts';
import type { CommonOptions } from './settings.ts';

/** `rotate-key`: a new key for a section; the ones before it go on signing for some days, so that pipelines have time. */
export const rotateKey = (
  section: string,
  { keys, days }: Pick<CommonOptions, 'keys'> & { readonly days: number },
): string => {
  const folder = resolve(keys);
  const secret = keyFile(folder, section);
  if (!existsSync(secret)) {
    throw new Failure(`No key: ${secret} is not there, so there is none to renew. Make one: release keys ${section}`);
  }
  const expires = new Date(Date.now() + days * DAY_MS);
  const file = renewKey(folder, section, expires);
  return `${secret} is a new key of ${section}. The keys before it sign until ${expires.toISOString()}.
The registry follows ${file} by itself; restart the shells that read it before you release with the new key.`;
};
