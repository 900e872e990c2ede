import { failureOf, html, PAGE, SiteOfEco } from './site-of-eco.ts';

let site: SiteOfEco;
beforeEach(() => {
  site = new SiteOfEco();
});
afterEach(() => site.close());

/** Code that runs when a section is loaded, and why its set is refused. */
const ENDS: readonly (readonly [name: string, atLoad: string, reason: RegExp])[] = [
  [
    'fills the heap with arrays',
    'const a = []; for (;;) a.push(new Array(3e7).fill(1.1))',
    /ended the renderer|did not finish|memory/,
  ],
  [
    'fills the heap with a map',
    'const m = new Map(); for (let i = 0; ; i += 1) m.set(i, [i])',
    /ended the renderer|did not finish|memory/,
  ],
  ['parses a large text', "JSON.parse('[' + '{},'.repeat(2e7) + '{}]')", /ended the renderer|did not finish|memory/],
  [
    'fills memory with typed arrays',
    'const a = []; for (;;) a.push(new Uint8Array(5e7).fill(1))',
    /memory|ended|allocat|did not finish/i,
  ],
  [
    'fills memory with buffers',
    'const a = []; for (;;) a.push(Buffer.alloc(5e7, 1))',
    /memory|ended|allocat|did not finish/i,
  ],
  [
    'fills memory of WebAssembly',
    `const a = []; for (;;) {
      const memory = new WebAssembly.Memory({ initial: 1000 }); a.push(memory);
      new Uint8Array(memory.buffer).fill(1);
    }`,
    /memory|ended|allocat|did not finish/i,
  ],
  ['throws', "throw new Error('broken')", /broken/],
  [
    'throws a moment later',
    "setTimeout(() => { throw new Error('later') }); for (const at = Date.now(); Date.now() < at + 5;);",
    /later/,
  ],
  ['leaves a promise rejected', "Promise.reject(new Error('left'))", /left/],
  ['recurses without end', '(function again() { again() })()', /call stack/],
  ['loops without end', 'for (;;);', /did not finish loading within 3000 ms/],
  ['sleeps without end', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', /did not finish loading/],
  ['exits', 'process.exit(0)', /process.exit is not a function/],
  ['aborts', 'process.abort()', /process.abort is not a function/],
  ['kills its host', 'process.kill(process.ppid, 9)', /process.kill is not a function/],
  ['asks for child_process', "require('child_process').execSync('sleep 60')", /no section may use/],
  ['asks for node:fs/promises', "require('node:fs/promises')", /no section may use/],
  ['asks for the module system', "require('module')", /no section may use/],
  ['asks for a socket', "require('net').connect(80, '127.0.0.1')", /no section may use/],
  ['asks for a worker', "new (require('worker_threads').Worker)('', { eval: true })", /no section may use/],
  ['writes a file', "require('fs').writeFileSync('/tmp/x', 'x')", /writeFileSync is not a function/],
  ['asks for a binding', "process.binding('fs')", /process.binding is not a function/],
  ['asks for a built-in module by the back door', "process.getBuiltinModule('fs')", /is not a function/],
  ['makes code of text', "new Function('return 1')()", /Code generation from strings disallowed/],
];

test.each(ENDS)('a section that %s is refused, and its host lives on', async (_, atLoad, reason) => {
  const started = performance.now();
  const failure = await failureOf(site.start(await site.release({ atLoad }), { bootMs: 3000 }));
  expect(failure.message).toMatch(reason);
  expect(performance.now() - started).toBeLessThan(10_000);
  // The next set starts as if nothing had happened.
  expect(await html(await site.start(await site.release({})), PAGE)).toMatch(/<main/);
});

/** Ways to things that a section must not see: each expression returns what it found. */
const SEEKS: readonly (readonly [name: string, expression: string, found: string])[] = [
  ['the environment', 'JSON.stringify(process.env)', '{"NODE_ENV":"production"}'],
  ['fetch', 'typeof fetch', 'undefined'],
  ['web sockets', 'typeof WebSocket + typeof EventSource', 'undefinedundefined'],
  [
    "undici's agents",
    "String(Object.getOwnPropertySymbols(globalThis).map((s) => globalThis[s]).some((v) => typeof v?.dispatch === 'function'))",
    'false',
  ],
  ['a global require', 'typeof globalThis.require + typeof globalThis.module', 'undefinedundefined'],
  [
    'the main module',
    'typeof process.mainModule + typeof require.main + typeof require.cache',
    'undefinedundefinedundefined',
  ],
  ['its module’s makers', 'module.constructor.name', 'Object'],
  ['output', 'typeof process.stdout + typeof process.send', 'undefinedundefined'],
  ['folders', '__dirname', '/mfe-eco/server'],
];

test.each(SEEKS)('a section that looks for %s finds nothing', async (_, expression, found) => {
  const atLoad = `globalThis.found = ${expression}`;
  const inComponent = "if (mode === 'say') return globalThis.found";
  const renderer = await site.start(await site.release({ atLoad, inComponent }));
  const said = (await html(renderer, `${PAGE}?mode=say`)).replaceAll('&quot;', '"');
  expect(said).toContain(`>${found}<`);
});

test.each([
  "import('node:fs')",
  "import('/etc/passwd')",
  "require('vm').runInThisContext('import(\"node:net\")', 'x')",
])('a section that loads a module by %s gets none', async (expression) => {
  const inLoad = `globalThis.said = await ${expression}.then(() => 'loaded', (error) => error.code)`;
  const renderer = await site.start(await site.release({ inLoad, inComponent: 'if (mode) return globalThis.said' }));
  expect(await html(renderer, `${PAGE}?mode=say`)).toContain('ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING');
});

test.each([
  '/etc/hostname',
  '../../mfe-content/server/package.json',
  '/mfe-eco/server/../../../../etc/hostname',
  '/mfe-eco/release.json',
])('a section that reads %s as a chunk of its own is refused', async (path) => {
  const inLoad = `globalThis.said = await new Promise((done) =>
      require('fs').readFile(${JSON.stringify(path)}, 'utf8', (error, text) => done(text ?? 'refused')))`;
  const renderer = await site.start(await site.release({ inLoad, inComponent: 'if (mode) return globalThis.said' }));
  const saying = html(renderer, `${PAGE}?mode=say`).catch((error: Error) => error.message);
  expect(await saying).toMatch(/refused|no renderer says/);
});
