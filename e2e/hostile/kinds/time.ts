import { everywhere, inLoad, inPage } from '../attempt.ts';

/** Releases that never come back. */
export const time = [
  ...everywhere('an endless loop', 'for (;;);'),
  ...everywhere('an endless sleep', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'),
  ...everywhere('a regular expression that explodes', "/^(a+)+$/.test('a'.repeat(60) + 'b')"),
  ...everywhere('microtasks without end', 'const again = () => Promise.resolve().then(again); again()'),
  inPage('a promise that never settles', 'throw new Promise(() => {})'),
  inPage('a thenable that never settles', 'throw { then() {} }'),
  inLoad('a promise that never settles', 'await new Promise(() => {})'),
];
