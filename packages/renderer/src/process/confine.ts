/** `process` for code of sections: no signals, no bindings, no way to its handles. */
const HARMLESS_PROCESS = Object.freeze({
  env: Object.freeze({ NODE_ENV: 'production' }),
  version: process.version,
  versions: Object.freeze({ node: process.versions.node }),
  platform: process.platform,
  cwd: () => '/',
  nextTick: process.nextTick,
  hrtime: process.hrtime,
  emitWarning: () => undefined,
  on: () => undefined,
});

/** Ways to a network that are globals. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource', 'navigator', 'BroadcastChannel'];

const quiet = (): void => undefined;

/** Output of sections goes nowhere: the host has a log of its own. */
const QUIET_CONSOLE = Object.fromEntries(
  [
    'log',
    'info',
    'warn',
    'error',
    'debug',
    'trace',
    'dir',
    'table',
    'group',
    'groupEnd',
    'assert',
    'time',
    'timeEnd',
  ].map((name) => [name, quiet]),
);

const replace = (name: PropertyKey, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });
};

/** undici keeps its sockets behind a global symbol, which the code that loads it first can set. */
const replaceDispatcher = (): void => {
  // Reading it loads undici, which the router's requests need anyway.
  void globalThis.Response;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('undici.globalDispatcher')) Reflect.set(globalThis, symbol, undefined);
  }
};

/**
 * Takes from code that is loaded later what Node's permission model allows: sockets, signals and this process's own handles.
 * Call it before any section's code runs; modules that were imported by then go on working.
 */
export const confine = (): void => {
  replaceDispatcher();
  for (const name of NETWORK) if (name in globalThis) replace(name, undefined);
  replace('console', QUIET_CONSOLE);
  replace('process', HARMLESS_PROCESS);
};
