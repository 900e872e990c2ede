import type { KeyObject } from 'node:crypto';
import type { StoredRelease } from '@sgc/release-format';
import { changedRelease, readRelease } from '@sgc/release-format/testing';
import { type Attempt, type PageAttempt, type ReleaseAttempt, running } from './attempt.ts';

/** A third end of its renderer would take a release back before its page is visited again. */
const MOST_FAILURES = 2;

/** A release, and what it attempts: one thing as a whole, or something at each of several values of a parameter. */
export interface HostileRelease extends Pick<ReleaseAttempt, 'change' | 'tamper'> {
  readonly attempts: readonly Attempt[];
}

/** The value of the parameter at which a release makes one of its attempts. */
export const valueFor = (index: number): string => `bad-${index}`;

const together = (attempts: readonly PageAttempt[]): HostileRelease => {
  const codes = attempts.map(({ code }, index) => code(valueFor(index)));
  const all = (place: 'inLoad' | 'inComponent'): string => codes.map((code) => code[place] ?? '').join(';\n');
  return { attempts, change: running({ inLoad: all('inLoad'), inComponent: all('inComponent') }) };
};

const failures = (attempts: readonly PageAttempt[]): number =>
  attempts.filter(({ expected }) => expected === 'fails alone').length;

/** Releases that make attempts: what the gate is to meet has one of its own, and pages that are bad at some values share. */
export const releasesFor = (attempts: readonly Attempt[]): HostileRelease[] => {
  const alone: HostileRelease[] = [];
  const shared: PageAttempt[][] = [[]];
  for (const attempt of attempts) {
    if ('change' in attempt) alone.push({ ...attempt, attempts: [attempt] });
    else if (failures([...(shared.at(-1) ?? []), attempt]) > MOST_FAILURES) shared.push([attempt]);
    else shared.at(-1)?.push(attempt);
  }
  return [...alone, ...shared.filter(({ length }) => length > 0).map(together)];
};

/**
 * Makes a hostile release of a good one.
 * @param base folder of the good release, as its build wrote it.
 * @param directory folder of the hostile one.
 * @param key its team's key: nothing on paper speaks against what it signs.
 */
export const makeRelease = async (
  base: string,
  directory: string,
  { change, tamper }: HostileRelease,
  key: KeyObject,
): Promise<StoredRelease> => {
  // Later than the one before, or it would be refused for its age.
  const builtAt = new Date().toISOString();
  const release = await changedRelease(base, directory, { key, builtAt, ...change(readRelease(base)) });
  tamper?.(directory);
  return release;
};
