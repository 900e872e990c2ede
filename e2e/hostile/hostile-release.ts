import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { StoredRelease } from '@sgc/release-format';
import { changedRelease, readRelease, takingMode, withInjectedCode } from '@sgc/release-format/testing';
import type { Attempt } from './attempt.ts';

/** The key of the team that is hostile: nothing on paper speaks against what it signs. */
export const newTeamKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/**
 * Makes a hostile release of a good one.
 * @param base folder of the good release, as its build wrote it.
 * @param directory folder of the hostile one.
 */
export const hostileRelease = (
  base: string,
  directory: string,
  { code }: Attempt,
  key: KeyObject,
): Promise<StoredRelease> =>
  changedRelease(base, directory, {
    files: { [readRelease(base).descriptor.serverEntry]: withInjectedCode(code) },
    descriptor: takingMode,
    key,
  });
