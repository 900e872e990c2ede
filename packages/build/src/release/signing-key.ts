import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readSigningKey } from '@sgc/release-format';

/** Where a build finds the section's private key: PEM text, or the name of a file that holds it. */
const KEY = 'RELEASE_SIGNING_KEY';
const KEY_FILE = 'RELEASE_SIGNING_KEY_FILE';

/** The key that the environment names, if it names one. */
export const signingKeyOf = (environment: NodeJS.ProcessEnv): KeyObject | undefined => {
  const file = environment[KEY_FILE];
  const pem = environment[KEY] || (file ? readFileSync(file, 'utf8') : undefined);
  return pem === undefined ? undefined : readSigningKey(pem);
};
