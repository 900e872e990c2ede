import type { Observation } from '@sgc/contract/operations';
import { publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

const VISITORS = 60;
const NEVER = Number.POSITIVE_INFINITY;

let registry: RunningRegistry;
let first: string;

/** A shell's report of some visitors, of whom each `failingEvery`th meets an error. */
const visits = (version: string, failingEvery: number, from = 1, to = VISITORS): Partial<Observation>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const visitor = from + index;
    const failedRenders = visitor % failingEvery === 0 ? 1 : 0;
    return { section: 'mfe-eco', version, visitor: visitor.toString(16).padStart(16, '0'), renders: 1, failedRenders };
  });

/** The same as a report of browsers alone. */
const told = (version: string, failingEvery: number): Partial<Observation>[] =>
  visits(version, failingEvery).map(({ renders = 0, failedRenders = 0, ...visitor }) => ({
    ...visitor,
    views: renders,
    failedViews: failedRenders,
  }));

/** Views that opened, of which each `silentEvery`th never answered. */
const opened = (version: string, silentEvery: number): Partial<Observation>[] =>
  visits(version, silentEvery).map(({ renders = 0, failedRenders = 0, ...visitor }) => ({
    ...visitor,
    openings: renders,
    answers: renders - failedRenders,
  }));

const untilCanary = (version: string): Promise<void> =>
  registry.eventually(async () => (await registry.status()).canary?.version === version);

beforeEach(async () => {
  registry = new RunningRegistry();
  first = await registry.startWith({ text: 'text of the good release' });
  expect(await registry.report(visits(first, NEVER))).toBe(204);
});

afterEach(() => registry.remove());

test('a version that fails for its visitors is rolled back automatically and blocked, with the reason', async () => {
  const second = await registry.release({ text: 'text of the failing release' });
  await registry.report(visits(second, 4));
  // One reading of the status has the timeline from before and the decision from after, if it falls between them.
  const { live, timeline, waiting } = await registry.until(
    (section) => section.waiting?.version === second && section.timeline[0]?.what === 'rollback',
  );
  expect(live).toBe(first);
  expect(waiting?.why).toMatch(/^blocked: fails more often than/);
  expect(timeline[0]).toMatchObject({ what: 'rollback', who: 'analysis (registry)', version: first, from: second });
});

test('one visitor with an error among many changes nothing', async () => {
  const second = await registry.release({ text: 'text of the next release' });
  await registry.report(visits(second, VISITORS));
  const { live, figures } = await registry.section();
  expect(live).toBe(second);
  expect(figures[second]).toMatchObject({ renders: VISITORS, failedRenders: 1 });
});

test('a canary that fares as well as its predecessor is promoted automatically; one that does not is gone', async () => {
  await registry.operate('canary', { why: 'carefully', percent: 10 });
  const good = publish(registry.origin, { text: 'text of a good canary' }).version;
  await untilCanary(good);
  await registry.report(visits(good, NEVER));
  const { live } = await registry.until(({ timeline: [last] }) => last?.what === 'promote' && last.version === good);
  expect(live).toBe(good);

  const bad = publish(registry.origin, { text: 'text of a bad canary' }).version;
  await untilCanary(bad);
  await registry.report(visits(bad, 3));
  await registry.until((section) => section.waiting?.version === bad);
  const after = await registry.feedUntil(({ canary }) => canary === null);
  expect(after.live).toEqual({ 'mfe-eco': good });
});

test('reports of browsers alone stop a canary and are told; a version that is live stays live', async () => {
  await registry.operate('canary', { why: 'carefully', percent: 10 });
  const second = publish(registry.origin, { text: 'text of a slandered canary' }).version;
  await untilCanary(second);
  await registry.report(told(second, 3));
  const { canary } = await registry.feedUntil((feed) => feed.canary?.percent === 0);
  expect(canary?.version).toBe(second);
  const { timeline } = await registry.section();
  expect(timeline[0]).toMatchObject({ what: 'hold', who: 'analysis (registry)', version: second });

  expect((await registry.operate('promote', { why: 'we looked into it' })).status).toBe(200);
  await registry.report(told(second, 3));
  const { live } = await registry.section();
  expect(live).toBe(second);
});

test('reports of browsers roll a version back where views that never report agree; their silence alone holds it', async () => {
  await registry.report(opened(first, NEVER));
  const quiet = publish(registry.origin, { text: 'text of a release whose tabs die' }).version;
  await registry.untilLive(quiet);
  await registry.report(opened(quiet, 3));
  const held = await registry.until(({ timeline: [last] }) => last?.what === 'hold' && last.version === quiet);
  expect(held.live).toBe(quiet);
  expect(held.timeline[0]?.why).toMatch(/ \d+ visits never reported$/);

  await registry.report(told(quiet, 3));
  const { live, waiting } = await registry.until((section) => section.waiting?.version === quiet);
  expect(live).toBe(first);
  expect(waiting?.why).toMatch(/^blocked: fails more often than/);
});

test('a canary is promoted only once views that never report would have shown', async () => {
  await registry.report(opened(first, NEVER));
  await registry.operate('canary', { why: 'carefully', percent: 10 });
  const good = publish(registry.origin, { text: 'text of a good canary' }).version;
  await untilCanary(good);
  await registry.report(visits(good, NEVER));
  expect((await registry.section()).live).toBe(first);
  await registry.report(opened(good, NEVER));
  const { live } = await registry.until(({ timeline: [last] }) => last?.what === 'promote' && last.version === good);
  expect(live).toBe(good);
});

test('counts of three shells are pooled: none of them saw enough alone, together they roll a version back', async () => {
  const second = await registry.release({ text: 'text of the failing release' });
  // Fewer than 20 outcomes decide nothing.
  for (const shell of [0, 1]) await registry.report(visits(second, 3, shell * 9 + 1, shell * 9 + 9));
  expect((await registry.section()).live).toBe(second);
  await registry.report(visits(second, 3, 19, 27));
  await registry.until((section) => section.waiting?.version === second);
  expect((await registry.section()).live).toBe(first);
});

test('after a restart the analysis goes on from what was counted before', async () => {
  const second = await registry.release({ text: 'text of the failing release' });
  await registry.report(visits(second, 3, 1, 18));
  await registry.stop();
  await registry.start();
  const { live, figures } = await registry.section();
  expect(live).toBe(second);
  expect(figures[second]).toMatchObject({ renders: 18, failedRenders: 6 });
  await registry.report(visits(second, 3, 19, 27));
  await registry.until((section) => section.waiting?.version === second);
  expect((await registry.section()).live).toBe(first);
});

test('an observation that is no telemetry, or of a version that is not kept, is not counted', async () => {
  expect(await registry.report([{ section: 'mfe-eco', version: 'x', visitor: 'y' }])).toBe(400);
  expect(await registry.report([{ section: 'mfe-eco', version: first, visitor: '0'.repeat(16), views: -1 }])).toBe(400);
  expect(await registry.report(visits('0123456789abcdef', NEVER))).toBe(204);
  expect((await registry.section()).figures).toEqual({ [first]: expect.objectContaining({ renders: VISITORS }) });
  expect((await registry.post('/telemetry', { observations: [] })).status).toBe(401);
});
