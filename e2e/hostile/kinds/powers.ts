import { atLoad, seeks } from '../attempt.ts';

const modules = [
  'child_process',
  'worker_threads',
  'cluster',
  'net',
  'tls',
  'http',
  'https',
  'http2',
  'dgram',
  'dns',
].concat([
  'inspector',
  'module',
  'vm/promises',
  'fs/promises',
  'v8',
  'os',
  'process',
  'repl',
  'wasi',
  'node:sqlite',
  'perf_hooks',
]);

/** Releases that reach for what only a host may have: files, secrets, sockets, other processes. */
export const powers = [
  ...modules.map((name) => atLoad(`asks for the module ${name}`, `require('${name}')`)),
  seeks('fetch', "typeof fetch === 'function'"),
  seeks('a WebSocket', "typeof WebSocket === 'function' || typeof EventSource === 'function'"),
  seeks(
    'an HTTP agent behind a symbol',
    "Object.getOwnPropertySymbols(globalThis).some((s) => typeof globalThis[s]?.dispatch === 'function')",
  ),
  seeks('a secret in the environment', "Object.keys(process.env).some((name) => name !== 'NODE_ENV')"),
  seeks('its arguments', 'process.argv.length > 0'),
  seeks('a binding', "typeof process.binding('fs') === 'object'"),
  seeks('a built-in module by the back door', "process.getBuiltinModule('fs')"),
  seeks('a module by import()', "import('node:fs')"),
  seeks('a file by import()', "import('/etc/passwd')"),
  seeks('a module by code from text', 'new Function(\'return import("node:net")\')()'),
  seeks('a module by eval', "(0, eval)('process')"),
  seeks('the main module', 'process.mainModule ?? require.main ?? module.parent'),
  seeks(
    'a file outside of its release',
    "new Promise((d) => require('fs').readFile('/etc/passwd', 'utf8', (e, t) => d(t)))",
    // None of our programs asks its host for such a path: one that does is ended.
    'fails alone',
  ),
  seeks(
    'its own descriptor',
    "new Promise((d) => require('fs').readFile('/mfe-eco/release.json', 'utf8', (e, t) => d(t)))",
  ),
  seeks(
    'its client files',
    "new Promise((d) => require('fs').readFile('/mfe-eco/client/x.js', 'utf8', (e, t) => d(t)))",
  ),
  seeks('a way to write files', "require('fs').writeFileSync"),
  seeks('the channel to its host', 'process.send ?? process.channel ?? process.stdout'),
  seeks('the API beyond /api/', "context.api('/readyz').then(() => true)"),
  seeks('another host by the API', "context.api('//evil.example/api/').then(() => true)"),
  seeks('a way to change data', "context.api('/api/contact', { method: 'POST' }).then(() => true)"),
];
