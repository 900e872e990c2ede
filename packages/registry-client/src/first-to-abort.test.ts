import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { firstToAbort } from './first-to-abort.ts';

setFlagsFromString('--expose-gc');
const freeMemory: () => void = runInNewContext('gc');

const LIMIT_MS = 300;

test('a signal made of others aborts with the first of them, and for its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = firstToAbort(first.signal, second.signal);
  expect(signal.aborted).toBe(false);
  second.abort('the second');
  first.abort('the first');
  expect(signal.reason).toBe('the second');
});

test('a signal made of others has aborted if one of them has', () => {
  expect(firstToAbort(new AbortController().signal, AbortSignal.abort('before')).reason).toBe('before');
});

test('a time limit ends what waits for it, however often unused memory is freed meanwhile', async () => {
  let ended = 0;
  for (let request = 0; request < 500; request += 1) {
    const { signal } = new AbortController();
    firstToAbort(signal, AbortSignal.timeout(LIMIT_MS)).addEventListener('abort', () => {
      ended += 1;
    });
    if (request % 50 === 0) {
      freeMemory();
      await pause(1);
    }
  }
  await pause(2 * LIMIT_MS);
  expect(ended).toBe(500);
});
