import { EMPTY_REPORT, PAGE, SECTION, Stage } from './serving-shell.ts';

let stage: Stage;
let version: string;

beforeEach(async () => {
  stage = new Stage();
  version = (await stage.begin('text of the watched release', { TRUSTED_PROXIES: '1' })).version;
});

afterEach(() => stage.end());

/** Reports a page that is served for it. */
const report = async (address: string, more: object): Promise<void> => {
  const body = { ...(await stage.shell.view()), ...EMPTY_REPORT, ...more };
  const answer = await stage.shell.tell('reports', body, { 'x-forwarded-for': address });
  expect(answer.status).toBe(204);
};

/** All counts of the section in the registry, by visitor. */
const heard = () => {
  const views = new Map<string, number>();
  const ofSection = stage.registry.observations.filter(({ section }) => section === SECTION);
  for (const one of ofSection) views.set(one.visitor, (views.get(one.visitor) ?? 0) + one.views);
  return [...views.values()].filter((count) => count > 0).sort();
};

test('reports of browsers reach the registry by version and visitor, without the address', async () => {
  await report('203.0.113.7', { views: [SECTION], failedViews: [SECTION] });
  for (let times = 0; times < 4; times += 1) await report('203.0.113.7', { views: [SECTION] });
  await report('2001:db8:1:2::1', { views: [SECTION] });
  await report('2001:db8:1:2::2', { views: [SECTION], lostFiles: { [SECTION]: 3 } });
  await stage.shell.until(
    async () => heard(),
    (views) => views.length === 2 && views[0] === 2 && views[1] === 5,
  );
  const { observations } = stage.registry;
  expect(observations.every((one) => /^[0-9a-f]{16}$/.test(one.visitor))).toBe(true);
  expect(observations.filter(({ section }) => section === SECTION).every((one) => one.version === version)).toBe(true);
  expect(observations.reduce((sum, one) => sum + one.failedViews, 0)).toBe(1);
  expect(observations.reduce((sum, one) => sum + one.lostFiles, 0)).toBe(3);
  expect((await stage.shell.get('/metrics')).body).toContain(
    `shell_page_views_total{section="${SECTION}",version="${version}"} 7`,
  );
});

test('renders and failed renders reach the registry, an answer from the cache does not', async () => {
  await stage.shell.get(`${PAGE}?mode=any`);
  await stage.shell.get(`${PAGE}?mode=any`);
  await stage.shell.get(`${PAGE}?mode=throw`);
  const sums = async () => {
    const own = stage.registry.observations.filter(({ section }) => section === SECTION);
    return [own.reduce((sum, one) => sum + one.renders, 0), own.reduce((sum, one) => sum + one.failedRenders, 0)];
  };
  expect(await stage.shell.until(sums, ([, failed]) => failed === 1)).toEqual([2, 1]);
});

test('while the registry takes nothing, counts wait for it', async () => {
  stage.registry.takesTelemetry = false;
  const asked = stage.registry.asked.length;
  for (let times = 0; times < 5; times += 1) await report(`203.0.113.${times}`, { views: [SECTION] });
  await stage.shell.until(
    async () => stage.registry.asked.slice(asked),
    (addresses) => addresses.includes('/telemetry'),
  );
  stage.registry.takesTelemetry = true;
  await stage.shell.until(
    async () => heard(),
    (views) => views.length === 5,
  );
});

test('the last counts are sent before the shell stops', async () => {
  await stage.shell.stop();
  await stage.shell.start(stage.registry.origin, { TELEMETRY_INTERVAL_MS: '60000', TRUSTED_PROXIES: '1' });
  await stage.shell.untilLive(version);
  await report('203.0.113.7', { views: [SECTION] });
  expect(await stage.shell.stop()).toBe(0);
  expect(heard()).toEqual([1]);
});

test('metrics need the token, and are closed if none is set', async () => {
  await stage.shell.stop();
  await stage.shell.start(stage.registry.origin, { OPEN_METRICS: 'false' });
  expect((await stage.shell.get('/metrics')).status).toBe(403);
  await stage.shell.stop();
  const token = 'a token of the monitoring';
  await stage.shell.start(stage.registry.origin, { OPEN_METRICS: 'false', METRICS_TOKEN: token });
  expect((await stage.shell.get('/metrics')).status).toBe(401);
  const read = await stage.shell.get('/metrics', { authorization: `Bearer ${token}` });
  expect(read.body).toContain('shell_feed_revision');
});
