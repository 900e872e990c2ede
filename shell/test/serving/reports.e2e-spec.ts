import type { ReleaseFile } from '@sgc/release-format';
import { EMPTY_REPORT, ServingShell, Stage } from './serving-shell.ts';

const stage = new Stage();
const { shell } = stage;
let version: string;
let maps: readonly ReleaseFile[];

beforeAll(async () => {
  ({ version, maps = [] } = await stage.begin('text of the watched release', { TRUSTED_PROXIES: '1' }));
});

afterAll(() => stage.end());

/** A report of a page that is served for it. */
const report = async (more: object = {}) => ({ ...(await shell.view()), ...EMPTY_REPORT, ...more });

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  shell.tell('reports', body, headers);

const metric = (series: string): Promise<number | undefined> => shell.metric(series);

const views = (): Promise<number | undefined> => metric(`shell_page_views_total${ofEco()}`);

const ofEco = (): string => `{section="mfe-eco",version="${version}"}`;

test('a report of a browser is counted under the version that the set has', async () => {
  const answer = await post(
    await report({
      views: ['mfe-eco'],
      failedViews: ['mfe-eco'],
      lostFiles: { 'mfe-eco': 2 },
      vitals: [
        { section: 'mfe-eco', name: 'LCP', value: 812.5 },
        { section: 'mfe-eco', name: 'CLS', value: 0.02 },
      ],
    }),
  );
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(await views()).toBe(1);
  expect(await metric(`shell_failed_page_views_total${ofEco()}`)).toBe(1);
  expect(await metric(`shell_lost_files_total${ofEco()}`)).toBe(2);
  expect(await metric(`shell_largest_contentful_paint_seconds_sum${ofEco()}`)).toBe(0.8125);
  expect(await metric(`shell_cumulative_layout_shift_count${ofEco()}`)).toBe(1);
});

const AT = 'mfe-eco/client/12.0916d11a.js:1:2042';

/** An error as browsers tell of it. */
const anError = (more: object = {}) => ({
  section: 'mfe-eco',
  page: 'eco-impact',
  message: 'TypeError',
  at: AT,
  ...more,
});

test('the error of a view that failed is logged under the version that the set has, with its place in the sources', async () => {
  const componentStack = `\n    at a (${AT})\n    at div`;
  const found = {
    place: 'src/pages/eco.page.tsx:12:5',
    componentStack: '\n    at a (src/pages/eco.page.tsx:12:5)\n    at div',
  };
  stage.registry.place = found;
  const told = await report({ failedViews: ['mfe-eco'], errors: [anError({ componentStack })] });
  await post(told);
  await post(told);
  const line = {
    level: 'warn',
    section: 'mfe-eco',
    version,
    page: 'eco-impact',
    reason: 'TypeError',
    at: AT,
    ...found,
    msg: 'a view failed',
  };
  const lines = await shell.until(
    async () => shell.log.split('\n').filter((text) => text.includes('a view failed')),
    ({ length }) => length > 0,
  );
  expect(lines.map((text) => JSON.parse(text))).toEqual([expect.objectContaining(line)]);
  expect(stage.registry.errors).toEqual([
    {
      section: 'mfe-eco',
      version,
      side: 'browser',
      page: 'eco-impact',
      message: 'TypeError',
      at: AT,
      componentStack,
      count: 1,
    },
  ]);
});

test('an error of a section that did not fail, or that is not in the set, is not passed on', async () => {
  const before = stage.registry.errors.length;
  await post(await report({ errors: [anError()] }));
  await post(await report({ failedViews: ['mfe-unknown'], errors: [anError({ section: 'mfe-unknown' })] }));
  await post(await report({ token: 'made-up.token', failedViews: ['mfe-eco'], errors: [anError()] }));
  expect(stage.registry.errors).toHaveLength(before);
});

test('no address leads to a source map', async () => {
  expect(maps.length).toBeGreaterThan(0);
  for (const path of maps.map(({ path }) => path)) {
    const name = path.replace(/^(client|server)\//, '');
    expect((await shell.get(`/_assets/mfe-eco/${name}`)).status).toBe(404);
    expect((await shell.get(`/_assets/mfe-eco/../${path}`)).status).toBe(404);
  }
});

test('an unknown set or section is ignored, and the answer is the same', async () => {
  const before = (await shell.get('/metrics')).body.match(/^shell_page_views_total\{.*/gm);
  expect((await post(await report({ views: ['mfe-unknown'] }))).status).toBe(204);
  expect((await post(await report({ set: '0'.repeat(16), views: ['mfe-eco'] }))).status).toBe(204);
  expect((await shell.get('/metrics')).body.match(/^shell_page_views_total\{.*/gm)).toEqual(before);
});

test.each([
  ['no JSON', () => '{"set":', 400],
  ['no report', () => ({ hello: 'world' }), 400],
  ['a field too many', () => report({ url: '/contact?name=Jane' }), 400],
  ['a version of its own', () => report({ views: ['mfe-eco@0123456789abcdef'] }), 400],
  ['a negative number', () => report({ lostFiles: { 'mfe-eco': -1 } }), 400],
  ['a number beyond reason', () => report({ lostFiles: { 'mfe-eco': 1_000_000 } }), 400],
  ['a report without a token', () => report({ token: undefined }), 400],
  ['words of an error that never end', () => report({ errors: [anError({ message: 'x'.repeat(201) })] }), 400],
  ['an error at an address', () => report({ errors: [anError({ at: 'https://evil.example/x.js:1:1' })] }), 400],
  ['an error with more to it', () => report({ errors: [anError({ url: '/contact?name=Jane' })] }), 400],
  ['a storm of errors', () => report({ errors: [anError(), anError(), anError(), anError()] }), 400],
  ['an unknown vital', () => report({ vitals: [{ section: 'mfe-eco', name: 'XYZ', value: 1 }] }), 400],
  [
    'more sections than a page can have',
    () => report({ views: Array.from({ length: 21 }, (_, index) => `mfe-s${index}`) }),
    400,
  ],
  ['nothing', () => '', 400],
  ['a body of more than eight kilobytes', () => report({ set: 'x'.repeat(9000) }), 413],
])('%s is refused', async (_, body, status) => {
  expect((await post(await body())).status).toBe(status);
});

test('a report that is not JSON by its type is refused', async () => {
  expect((await post(await report(), { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(await report(), { 'content-type': 'application/xml' })).status).toBe(415);
});

test('a flood from one address is answered and not counted; other addresses are', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.7' };
  const before = (await views()) ?? 0;
  for (let times = 0; times < 80; times += 1) {
    expect((await post(await report({ views: ['mfe-eco'] }), flood)).status).toBe(204);
  }
  expect(await views()).toBe(before + 60);
  await post(await report({ views: ['mfe-eco'] }), { 'x-forwarded-for': '203.0.113.8' });
  expect(await views()).toBe(before + 61);
});

test('a flood from all over a /64 of IPv6 is one flood; its neighbours are heard', async () => {
  const before = (await views()) ?? 0;
  for (let host = 1; host <= 70; host += 1) {
    await post(await report({ views: ['mfe-eco'] }), { 'x-forwarded-for': `2001:db8:0:1::${host}` });
  }
  expect(await views()).toBe(before + 60);
  await post(await report({ views: ['mfe-eco'] }), { 'x-forwarded-for': '2001:db8:0:2::1' });
  expect(await views()).toBe(before + 61);
});

test('renders and failed renders are counted, an answer from the cache is not', async () => {
  const renders = (await metric(`shell_renders_total${ofEco()}`)) ?? 0;
  const failed = (await metric(`shell_failed_renders_total${ofEco()}`)) ?? 0;
  await shell.get('/eco-impact?mode=any');
  await shell.get('/eco-impact?mode=any');
  await shell.get('/eco-impact?mode=throw');
  expect(await metric(`shell_renders_total${ofEco()}`)).toBe(renders + 2);
  expect(await metric(`shell_failed_renders_total${ofEco()}`)).toBe(failed + 1);
});

test('a page carries the share of visits that report, and every script that may come later has its digest', async () => {
  const { body } = await shell.get('/');
  expect(body).toContain('"reportShare":1');
  const integrity = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').integrity;
  const preloaded = body.match(/src="\/_assets\/shell\/[^"]+\.js"/g) ?? [];
  expect(Object.keys(integrity).filter((url) => url.startsWith('/_assets/shell/')).length).toBeGreaterThan(
    preloaded.length + 1,
  );
});

test('a share of visits that report is a setting; one out of range is named', async () => {
  const other = new ServingShell();
  await other.start(stage.registry.origin, { REPORT_SHARE: '0.25' });
  const shown = await other.until(
    () => other.get('/'),
    ({ status }) => status === 200,
  );
  expect(shown.body).toContain('"reportShare":0.25');
  await other.stop();
  await expect(other.start(stage.registry.origin, { REPORT_SHARE: '2' })).rejects.toThrow(/REPORT_SHARE/);
  other.remove();
});
