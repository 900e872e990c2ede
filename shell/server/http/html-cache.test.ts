import type { RenderedPage } from '@sgc/renderer/host';
import { type Freshness, HtmlCache } from './html-cache.ts';

const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html: new TextEncoder().encode(text),
  inlineHashes: { scripts: [], styles: [] },
  head: [],
  queries: {},
  description: { title: text, description: text, canonicalPath: '/page', isListed: true },
  wordsDigest: text,
  caching: 'shared',
  dataTags: ['catalog'],
  sections: ['mfe-catalog'],
  failedSections: [],
  withoutFragments: [],
  ...more,
});

const LIVE: Freshness = { set: 'set-1', revisions: { catalog: '1' } };

const textOf = async ({ cached }: Awaited<ReturnType<HtmlCache['get']>>): Promise<string> =>
  (await cached.encoded('identity')).toString();

const MAX_AGE_MS = 20_000;

let cache: HtmlCache;
let background: unknown[];

beforeEach(() => {
  background = [];
  cache = new HtmlCache({ maxAgeMs: MAX_AGE_MS, onBackgroundError: (error) => background.push(error) });
});

test('requests that miss together wait for one rendering', async () => {
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page('first');
  };
  const results = await Promise.all([1, 2, 3].map(() => cache.get('/', LIVE, render)));
  expect(renderings).toBe(1);
  expect(results.map(({ kind }) => kind)).toEqual(['miss', 'miss', 'miss']);
  expect((await cache.get('/', LIVE, render)).kind).toBe('hit');
});

test('changed data: the old page once more, the new one from then on', async () => {
  await cache.get('/', LIVE, async () => page('old'));
  const changed: Freshness = { ...LIVE, revisions: { catalog: '2' } };
  const stale = await cache.get('/', changed, async () => page('new'));
  expect([stale.kind, await textOf(stale)]).toEqual(['stale', 'old']);
  const fresh = await cache.get('/', changed, async () => page('not asked for'));
  expect([fresh.kind, await textOf(fresh)]).toEqual(['hit', 'new']);
});

test('data that a page does not show leaves it fresh', async () => {
  await cache.get('/', LIVE, async () => page('text', { dataTags: [], withoutFragments: [] }));
  expect(cache.peek('/', { ...LIVE, revisions: { catalog: '2' } })).toBeDefined();
});

test('a page that is older than it may be is rendered anew before it is shown', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await cache.get('/', LIVE, async () => page('old'));
  now.mockReturnValue(MAX_AGE_MS - 1);
  expect(cache.peek('/', LIVE)).toBeDefined();
  now.mockReturnValue(MAX_AGE_MS);
  expect(cache.peek('/', LIVE)).toBeUndefined();
  const rendered = await cache.get('/', LIVE, async () => page('new'));
  expect([rendered.kind, await textOf(rendered)]).toEqual(['miss', 'new']);
  now.mockRestore();
});

test('another set: rendered anew, the old page only if that fails', async () => {
  await cache.get('/', LIVE, async () => page('old'));
  const next: Freshness = { ...LIVE, set: 'set-2' };
  const failed = await cache.get('/', next, async () => Promise.reject(new Error('broken')));
  expect([failed.kind, await textOf(failed)]).toEqual(['stale-if-error', 'old']);
  const rendered = await cache.get('/', next, async () => page('new'));
  expect([rendered.kind, await textOf(rendered)]).toEqual(['miss', 'new']);
});

test('a page that lacks its data does not take the place of one that had it', async () => {
  await cache.get('/', LIVE, async () => page('whole'));
  const next: Freshness = { ...LIVE, set: 'set-2' };
  const result = await cache.get('/', next, async () => page('lacking', { status: 503 }));
  expect([result.kind, await textOf(result)]).toEqual(['stale-if-error', 'whole']);
});

test('a page rendered for one visitor is never cached', async () => {
  await cache.get('/', LIVE, async () => page('mine', { caching: 'private' }));
  expect(cache.peek('/', LIVE)).toBeUndefined();
});

test('without a page to stand in, the failure is thrown', async () => {
  await expect(cache.get('/', LIVE, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a page that is asked for again is compressed better, and says its new length', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `word ${(index * 7919) % 1013}`).join(' ');
  const { cached } = await cache.get('/', LIVE, async () => page(words));
  const quick = await cached.encoded('br');
  const header = (bytes: Buffer) => cached.answerHeaders(bytes, () => ['content-length', String(bytes.length)]);
  expect(header(quick)).toEqual(['content-length', String(quick.length)]);
  while (cached.encoded('br') === quick) await new Promise(setImmediate);
  const best = await cached.encoded('br');
  expect(best.length).toBeLessThan(quick.length);
  expect(header(best)).toEqual(['content-length', String(best.length)]);
});
