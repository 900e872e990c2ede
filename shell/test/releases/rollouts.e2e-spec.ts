import { publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';
const VISITORS = 60;

let shell: RunningShell;
let first: string;

/** So many visitors who see a set, each from an address of their own; every so manieth meets an error. */
const visit = async (set: string, failingEvery: number): Promise<void> => {
  for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
    const failedViews = visitor % failingEvery === 0 ? { 'mfe-eco': 1 } : {};
    const { status } = await fetch(`${shell.address}/_shell/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitor}` },
      body: JSON.stringify({
        set,
        views: { 'mfe-eco': 1 },
        failedViews,
        lostFiles: {},
        vitals: [],
      }),
    });
    expect(status).toBe(204);
  }
};

const NEVER = Number.POSITIVE_INFINITY;

const setOf = async (): Promise<string> => String((await shell.get(PAGE)).headers.get('x-release-set'));

beforeEach(async () => {
  shell = new RunningShell();
  first = publish(shell.origin, { text: 'text of the good release' }).version;
  await shell.start({ TRUSTED_PROXIES: '1' });
  await visit(await setOf(), NEVER);
});

afterEach(async () => {
  await shell.stop();
  shell.remove();
});

test('a version that fails for its visitors is rolled back by itself, barred, and says why', async () => {
  const second = publish(shell.origin, { text: 'text of the failing release' }).version;
  await shell.until(({ live }) => live === second);
  await visit(await setOf(), 4);
  const { live, timeline, waiting } = await shell.until((section) => section.waiting?.version === second);
  expect(live).toBe(first);
  expect(waiting?.why).toMatch(/^barred: fails more often than/);
  expect(timeline[0]).toMatchObject({ what: 'rollback', who: 'watch (shell)', version: first });
  expect((await shell.get(PAGE)).body).toContain('text of the good release');
});

test('one visitor with an error among many changes nothing', async () => {
  const second = publish(shell.origin, { text: 'text of the next release' }).version;
  await shell.until(({ live }) => live === second);
  await visit(await setOf(), VISITORS);
  expect((await shell.section()).live).toBe(second);
});

test('a canary that fares as well as its predecessor goes to everybody by itself; one that does not is gone', async () => {
  await shell.operate('canary', { why: 'carefully', percent: 10 });
  const good = publish(shell.origin, { text: 'text of a good canary' }).version;
  await shell.logged(`"version":"${good}","why":"10 % of the visitors`);
  await visit((await shell.status()).canary.set, NEVER);
  const { live } = await shell.until(({ timeline: [last] }) => last?.what === 'promote' && last.version === good);
  expect(live).toBe(good);

  const bad = publish(shell.origin, { text: 'text of a bad canary' }).version;
  await shell.logged(`"version":"${bad}","why":"10 % of the visitors`);
  await visit((await shell.status()).canary.set, 3);
  await shell.until((section) => section.waiting?.version === bad);
  expect((await shell.status()).canary).toBeNull();
  expect((await shell.section()).live).toBe(good);
});
