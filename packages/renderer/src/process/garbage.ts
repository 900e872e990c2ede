import { setImmediate as afterOthers } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Rounds: what a first one lets go of may be all that held on to something else. */
const ROUNDS = 3;

/**
 * What frees the memory that nothing needs any more. Call it before any section's code runs: the way to V8's collector is a
 * name of a context of its own, which no code of a section sees.
 */
export const garbageCollection = (): (() => Promise<void>) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      collect();
      await afterOthers();
    }
  };
};
