import { atLoad, everywhere } from '../attempt.ts';

/** Releases that end their process, or try to end another one. */
export const endings = [
  ...everywhere('process.exit', 'process.exit(0)'),
  ...everywhere('process.abort', 'process.abort()'),
  ...everywhere('process.reallyExit', 'process.reallyExit(0)'),
  ...everywhere('process.kill of itself', 'process.kill(process.pid, 9)'),
  ...everywhere('process.kill of its host', 'process.kill(process.ppid, 9)'),
  ...everywhere('a debugger in its host', 'process._debugProcess(process.ppid)'),
  ...everywhere('a throw', "throw new Error('broken')"),
  ...everywhere('a throw of nothing', 'throw undefined'),
  ...everywhere('recursion without end', '(function again() { again() })()'),
  atLoad('an unhandled rejection', "Promise.reject(new Error('left'))"),
  atLoad('a throw from a microtask', "queueMicrotask(() => { throw new Error('later') })"),
  atLoad('a throw from the next tick', "process.nextTick(() => { throw new Error('later') })"),
];
