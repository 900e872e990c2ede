import { missingMetrics } from '@sgc/local/watched-series';
import { PAGE, Stage } from './serving-shell.ts';

let stage: Stage;

beforeAll(async () => {
  stage = new Stage();
  await stage.begin('text of the measured release');
});

afterAll(() => stage.end());

const timingOf = async (path: string): Promise<string> =>
  (await stage.shell.get(path)).headers.get('server-timing') ?? '';

const samples = async (metric: string, ...labels: readonly string[]): Promise<number> =>
  (await stage.shell.metric(`${metric}{${labels.join(',')}}`)) ?? 0;

test('a page says what it cost when it was rendered, and from then on that it comes from the cache', async () => {
  const cost = 'cache;desc=miss, load;dur=[\\d.]+, api;dur=[\\d.]+, render;dur=[\\d.]+';
  expect(await timingOf(PAGE)).toMatch(new RegExp(`^view;desc=[\\w.-]+, ${cost}$`));
  const again = [await timingOf(PAGE), await timingOf(PAGE)];
  for (const timing of again)
    expect(timing).toMatch(/^(view;desc=[\w.-]+, cache;desc=hit|cache;desc=hit, view;desc=[\w.-]+)$/);
  // But for the token of the view every visitor is told the same.
  const shared = again.map((timing) => timing.replace(/view;desc=[\w.-]+/, ''));
  expect(shared[0]).toBe(shared[1]);
});

test('a rendering counts once in each of its durations, and each cache lookup by its result', async () => {
  const path = `${PAGE}?from=a-look`;
  const before = await Promise.all([
    samples('shell_page_render_duration_seconds_count', 'section="mfe-eco"'),
    samples('shell_page_cache_lookups_total', 'result="hit"'),
  ]);
  await stage.shell.get(PAGE);
  await stage.shell.get(path);
  expect(before[0]).toBe(1);
  expect(await samples('shell_page_render_duration_seconds_count', 'section="mfe-eco"')).toBe(1);
  expect(await samples('shell_page_load_duration_seconds_count', 'section="mfe-eco"')).toBe(1);
  expect(await samples('shell_page_cache_lookups_total', 'result="hit"')).toBe(before[1] + 2);
  expect(await samples('shell_page_cache_lookups_total', 'result="miss"')).toBe(1);
});

test('requests count by status, those for pages and for other routes alike', async () => {
  const before = await samples('shell_http_requests_total', 'status="200"');
  await stage.shell.get(PAGE);
  await stage.shell.get('/robots.txt');
  // The two, and those for the figures before.
  expect(await samples('shell_http_requests_total', 'status="200"')).toBe(before + 3);
});

test('an API that gives no answer is measured under status 0, for programs in browsers and for forms without one', async () => {
  await stage.shell.get('/api/vehicles');
  await fetch(`${stage.shell.address}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'A visitor' }) });
  for (const caller of ['browser', 'form']) {
    expect(await samples('shell_api_request_duration_seconds_count', `caller="${caller}"`, 'status="0"')).toBe(1);
  }
});

test('a shell that runs has every metric that an alarm or a dashboard looks at', async () => {
  const { body } = await stage.shell.get('/metrics');
  expect(missingMetrics('shell', body)).toEqual([]);
});
