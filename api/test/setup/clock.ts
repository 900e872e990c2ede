const ALL_BUT_DATE = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Sets the clock of an API in this process, until `jest.useRealTimers()`; PostgreSQL and all timers keep theirs. */
export const setClock = (now: number): void => {
  jest.useFakeTimers({ now, doNotFake: [...ALL_BUT_DATE] });
};
