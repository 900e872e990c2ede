import { execFileSync } from 'node:child_process';
import type { SetRenderer } from '../src/host/index.ts';
import { ask, failureOf, html, PAGE, SiteOfEco } from './site-of-eco.ts';

let site: SiteOfEco;
let renderer: SetRenderer;
beforeEach(() => {
  site = new SiteOfEco();
});
afterEach(() => site.close());

/** Code of a page for one value of a parameter, and the reason with which that page alone fails. */
const ENDS: readonly (readonly [name: string, inComponent: string, reason: RegExp])[] = [
  ['loops without end', 'for (;;);', /kept the processor busy/],
  ['sleeps without end', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', /no sign of life/],
  ['fills the heap', 'const a = []; for (;;) a.push(new Array(3e7).fill(1.1))', /ended while/],
  ['fills memory with buffers', 'const a = []; for (;;) a.push(Buffer.alloc(5e7, 1))', /ended while|allocat/i],
];

const GIVEN_UP: readonly (readonly [name: string, code: { inComponent?: string; inLoad?: string }, reason: RegExp])[] =
  [
    ['throws', { inComponent: "throw new Error('broke')" }, /broke/],
    ['suspends for ever', { inComponent: 'throw new Promise(() => {})' }, /took longer than/],
    ['never loads', { inLoad: "if (mode === 'x') await new Promise(() => {})" }, /took longer than/],
    ['renders 100 MB', { inComponent: "return 'x'.repeat(1e8)" }, /HTML is larger than 2097152 bytes/],
  ];

/** When a page is given up: others that waited for it would take as long, and on a busy machine a page takes a second. */
const RENDER_MS = 3000;

/** Renders good pages, one after the other, until told to stop; says how long the slowest took. */
const visit = (): { stop: () => Promise<number> } => {
  let stopped = false;
  const visits = (async () => {
    let slowest = 0;
    while (!stopped) {
      const started = performance.now();
      await html(renderer, '/no-such-page');
      slowest = Math.max(slowest, performance.now() - started);
    }
    return slowest;
  })();
  return {
    stop: () => {
      stopped = true;
      return visits;
    },
  };
};

const only = (code = '') => `if (mode === 'x') { ${code} }`;

/** Throws long after its page was answered: one that ends a renderer while its own page is rendered is to blame. */
const THROWS_LATER = only("setTimeout(() => { throw new Error('later') }, 500)");

const endOf = (watched: SetRenderer): Promise<string> => new Promise((resolve) => watched.onEnded(resolve));

test('a page that throws says which component of which file did', async () => {
  renderer = await site.start(await site.release({ inComponent: only("throw new Error('broke')") }));
  const failure = await failureOf(ask(renderer, `${PAGE}?mode=x`));
  expect(failure).toMatchObject({ page: expect.any(String), pathname: PAGE });
  expect(failure.place.at).toMatch(/^mfe-eco\/[\w./-]+:\d+:\d+$/);
  expect(failure.place.componentStack).toMatch(/^\s+at .+\(\/mfe-eco\//);
});

test.each(ENDS)(
  'a page that %s ends its renderer: it fails by name, every other page is shown',
  async (_, code, reason) => {
    renderer = await site.start(await site.release({ inComponent: only(code) }));
    const visits = visit();
    const failure = await failureOf(ask(renderer, `${PAGE}?mode=x`));
    expect(failure.message).toMatch(reason);
    expect(failure.innocent).toBe(false);
    expect(failure).toMatchObject({ section: 'mfe-eco', version: renderer.set.releases[0]?.descriptor.version });
    expect(await html(renderer, '/')).toMatch(/<main/);
    await visits.stop();
    // It is not tried again at once: it rests, and requests for it fail at once.
    const again = await failureOf(ask(renderer, `${PAGE}?mode=x`));
    expect(again.isLate).toBe(true);
  },
);

test.each(GIVEN_UP)(
  'a page that %s fails alone, and its renderer lives on',
  async (_, { inComponent, inLoad }, reason) => {
    const code = inLoad === undefined ? { inComponent: only(inComponent) } : { inLoad };
    // On a slow machine a page of 100 MB keeps the processor busy until it is known to be too large.
    const limits = { renderMs: RENDER_MS, busyMs: RENDER_MS, silentMs: RENDER_MS };
    renderer = await site.start(await site.release(code), limits);
    const visits = visit();
    const failure = await failureOf(ask(renderer, `${PAGE}?mode=x`));
    expect(failure.message).toMatch(reason);
    expect(failure.innocent).toBe(false);
    expect(await visits.stop()).toBeLessThan(RENDER_MS);
    expect(renderer.ended).toEqual([]);
  },
);

test('while pages suspend for ever, the others take their turns', async () => {
  renderer = await site.start(await site.release({ inComponent: only('throw new Promise(() => {})') }));
  const suspended = Array.from({ length: 10 }, () => failureOf(ask(renderer, `${PAGE}?mode=x`)));
  const started = performance.now();
  expect(await html(renderer, '/')).toMatch(/<main/);
  expect(performance.now() - started).toBeLessThan(2000);
  for (const failure of await Promise.all(suspended)) expect(failure.isLate).toBe(true);
  expect(renderer.ended).toEqual([]);
});

test('two pages that end renderers while others load are both found out, and the others are shown', async () => {
  const inLoad = "if (mode === 'slow') await new Promise((done) => setTimeout(done, 50)); if (mode === 'x') for (;;);";
  renderer = await site.start(await site.release({ inLoad }));
  const pages = ['?mode=slow', '?mode=x', '?mode=slow&other'].map((search) => ask(renderer, `${PAGE}${search}`));
  const [first, hung, last] = await Promise.allSettled(pages);
  expect([first?.status, last?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(hung).toMatchObject({ status: 'rejected', reason: { innocent: false, section: 'mfe-eco' } });
});

test('code that throws outside of a rendering ends the renderer, and it is replaced without a failed page', async () => {
  renderer = await site.start(await site.release({ inComponent: THROWS_LATER }));
  const ended = endOf(renderer);
  await html(renderer, `${PAGE}?mode=x`);
  await ended;
  expect(await html(renderer, PAGE)).toMatch(/<main/);
  expect(await html(renderer, '/')).toMatch(/<main/);
});

test('a renderer that ended is replaced within 300 ms', async () => {
  renderer = await site.start(await site.release({ inComponent: THROWS_LATER }));
  const took: number[] = [];
  const bare: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const begun = performance.now();
    execFileSync(process.execPath, ['-e', '0']);
    bare.push(performance.now() - begun);
    const ended = endOf(renderer);
    await html(renderer, `${PAGE}?mode=x`);
    await ended;
    const at = performance.now();
    await html(renderer, '/');
    took.push(performance.now() - at);
  }
  // The fastest of each: the others may have waited for other load on the machine. One that starts a bare Node in more
  // than 40 ms is slow or busy itself.
  expect(Math.min(...took)).toBeLessThan(300 * Math.max(1, Math.min(...bare) / 40));
});

test('a page that leads to another site fails alone', async () => {
  const members = `{ pages: section.pages.map((page) => ({
    ...changedPage(page), load: async ({ search }) =>
      search.get('mode') ? { kind: 'redirect', to: search.get('mode'), permanent: true } : { kind: 'ok' } })) }`;
  renderer = await site.start(await site.release({ members }));
  expect(await ask(renderer, `${PAGE}?mode=/contact%3Fa=b`)).toMatchObject({
    kind: 'redirect',
    location: '/contact?a=b',
  });
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a%0d%0ab']) {
    const failure = await failureOf(ask(renderer, `${PAGE}?mode=${to}`));
    expect(failure.message).toMatch(/leads to/);
    expect(failure.innocent).toBe(false);
  }
});

test('a timer that keeps the processor busy ends its renderer even without a request for a page', async () => {
  const inComponent = only(
    'globalThis.timer ??= setInterval(() => { const at = Date.now(); while (Date.now() < at + 1800); }, 2000)',
  );
  renderer = await site.start(await site.release({ inComponent }));
  await html(renderer, `${PAGE}?mode=x`);
  expect(await endOf(renderer)).toMatch(/kept the processor busy/);
  expect(await html(renderer, PAGE)).toMatch(/<main/);
});
