import type { KeyObject } from 'node:crypto';
import type { StoredRelease } from '@sgc/release-format';
import { changedRelease, readRelease } from '@sgc/release-format/testing';
import type { Attempt } from './attempt.ts';

/**
 * Makes a hostile release of a good one.
 * @param base folder of the good release, as its build wrote it.
 * @param directory folder of the hostile one.
 * @param key its team's key: nothing on paper speaks against what it signs.
 */
export const hostileRelease = async (
  base: string,
  directory: string,
  { change, tamper }: Attempt,
  key: KeyObject,
): Promise<StoredRelease> => {
  // Later than the one before, or it would be refused for its age.
  const builtAt = new Date().toISOString();
  const release = await changedRelease(base, directory, { key, builtAt, ...change(readRelease(base)) });
  tamper?.(directory);
  return release;
};
