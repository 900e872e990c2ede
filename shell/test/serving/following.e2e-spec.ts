import { filesAddress } from '@sgc/contract/operations';
import { CONTRACT_VERSION } from '@sgc/contract/section';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
});

afterEach(() => stage.end());

test('a release that the registry decides on is live at once, and no request fails on the way', async () => {
  let { version } = await stage.begin('text of release 1', { VARIANT_LIMIT: '1000000' });
  let isOver = false;
  const statuses = new Set<number>();
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let visit = 0; !isOver; visit += 1) {
      // An address of its own each time is rendered, not taken from the cache.
      statuses.add((await stage.shell.get(`${PAGE}?mode=visit-${visitor}-${visit}`)).status);
      statuses.add((await stage.shell.get(PAGE)).status);
    }
  });
  const began = performance.now();
  for (let number = 2; number <= 6; number += 1) {
    const next = stage.release({ text: `text of release ${number}` });
    stage.goLive(next.version, version);
    await stage.shell.untilLive(next.version);
    version = next.version;
    expect((await stage.shell.get(PAGE)).body).toContain(`text of release ${number}`);
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
  expect((performance.now() - began) / 5).toBeLessThan(3000);
});

test('a canary is shown to its share of the visitors; more of them cost no new renderer, and none ends it', async () => {
  const { version } = await stage.begin('text of the live release');
  const canary = stage.release({ text: 'text of the canary' });
  const decide = (percent: number) =>
    stage.registry.decide({
      canary: { section: SECTION, version: canary.version, percent, since: '2026-01-01T00:00:00.000Z' },
      kept: { [SECTION]: [canary.version, version] },
    });
  const visitorsOfCanary = async () => {
    const shares = Array.from({ length: 100 }, (_, share) =>
      stage.shell.get(PAGE, { cookie: `release-share=${share}` }),
    );
    return (await Promise.all(shares)).filter(({ body }) => body.includes('text of the canary')).length;
  };
  decide(10);
  await stage.shell.until(visitorsOfCanary, (visitors) => visitors === 10);
  decide(40);
  await stage.shell.until(visitorsOfCanary, (visitors) => visitors === 40);
  stage.goLive(canary.version, version);
  stage.registry.decide({ canary: null });
  await stage.shell.untilLive(canary.version);
  expect(await visitorsOfCanary()).toBe(100);
});

test('a visit that began with an earlier set, or at another shell, gets its pages and files here', async () => {
  const first = await stage.begin('text of the first release');
  const before = String((await stage.shell.get(PAGE)).headers.get('x-release-set'));
  const second = stage.release({ text: 'text of the second release' });
  const shell = String((await stage.shell.get('/metrics')).body.match(/shell="(\w+)"/)?.[1]);
  stage.registry.decide({ sets: [{ shell, versions: { [SECTION]: first.version } }] });
  stage.goLive(second.version, first.version);
  await stage.shell.untilLive(second.version);

  const other = await stage.another();
  await other.untilLive(second.version);
  for (const one of [stage.shell, other]) {
    const resolved = await one.get(`/_shell/sets/${before}/page?address=${PAGE}`);
    expect(resolved.status).toBe(200);
    const { resolution, queries } = JSON.parse(resolved.body);
    expect((await one.get(resolution.scripts[0].url)).status).toBe(200);
    // The data is of other code.
    expect(queries).toBeUndefined();
    expect((await one.get(`/_shell/sets/${'0'.repeat(16)}/page?address=${PAGE}`)).status).toBe(410);
  }
});

test('a shell that has not heard of a release yet asks before it says that a file of it is not there', async () => {
  await stage.begin('text of the live release');
  const next = stage.release({ text: 'text of the next release' });
  // A new request gets the next decision; the one that waits does not.
  stage.registry.wakes = false;
  stage.goLive(next.version);
  const script = next.clientEntry.replace('client/', '');
  expect((await stage.shell.get(`/_assets/${SECTION}/${script}`)).status).toBe(200);
  expect((await stage.shell.get(`/_assets/${SECTION}/none.js`)).status).toBe(404);
});

test('the next set stays away while its release does not speak the contract of this shell', async () => {
  const { version } = await stage.begin('text of the live release');
  const next = stage.release({ text: 'another contract', descriptor: (same) => ({ ...same, contract: 999 }) });
  stage.goLive(next.version, version);
  const { attention } = await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  expect(attention).toEqual([expect.stringMatching(/live set cannot be shown.*contract 999/)]);
  expect((await stage.shell.get(PAGE)).body).toContain('text of the live release');
});

test('a set whose code does not load is named and tried again when the registry decides anew', async () => {
  const { version } = await stage.begin('text of the live release');
  const broken = stage.release({ text: 'broken', serverEntry: (code) => `throw new Error('broken on load');${code}` });
  stage.goLive(broken.version, version);
  const { attention } = await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  expect(attention).toEqual([expect.stringContaining('broken on load')]);
  expect((await stage.shell.get(PAGE)).status).toBe(200);
  const good = stage.release({ text: 'text of the next release' });
  stage.goLive(good.version, version);
  await stage.shell.untilLive(good.version);
  expect((await stage.shell.readiness()).attention).toBeUndefined();
});

test('a registry that no longer names a release does not clear the site', async () => {
  await stage.begin('text of the live release');
  stage.registry.decide({ live: {}, kept: {} });
  await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  const page = await stage.shell.get(PAGE);
  expect(page.body).toContain('text of the live release');
  const script = /src="(\/_assets\/shell\/main\.\w+\.js)"/.exec(page.body)?.[1] ?? '';
  expect((await stage.shell.get(script)).status).toBe(200);
});

test('a release that is no longer kept leaves the disk and the metrics; files of kept ones are there before they are asked for', async () => {
  const first = await stage.begin('text of the first release');
  const kept = stage.release({ text: 'text of a kept release' });
  await stage.shell.get(PAGE);
  stage.registry.decide({ kept: { [SECTION]: [first.version, kept.version] } });
  await stage.shell.until(
    async () => stage.registry.asked.length,
    () => stage.registry.asked.includes(filesAddress(SECTION, kept.version)),
  );
  // An earlier version stays as long as a rollback may need it.
  for (const text of ['text of the second release', 'text of the third release']) {
    const next = stage.release({ text });
    stage.goLive(next.version);
    await stage.shell.untilLive(next.version);
  }
  await stage.shell.until(
    async () => (await stage.shell.get(`/_assets/${SECTION}/${first.clientEntry.replace('client/', '')}`)).status,
    (status) => status === 404,
  );
  expect((await stage.shell.get('/metrics')).body).not.toContain(first.version);
});

test('a release that was recorded before this contract is shown, and what it said in the words of its own is understood', async () => {
  const { version } = await stage.begin('text of this contract');
  const recorded = stage.releaseRecorded();
  expect(recorded.contract).toBeLessThan(CONTRACT_VERSION);
  stage.goLive(recorded.version, version);
  await stage.shell.untilLive(recorded.version);
  expect((await stage.shell.get(PAGE)).body).toContain('Built for contract 2');
  const { body } = await stage.shell.get('/eco/facts');
  expect(body).toContain('Facts, built for contract 2');
  // It said `never`: a document of the page names none of its scripts.
  expect(body).toContain('"program":"none"');
  expect(body).not.toContain('/_assets/mfe-eco/');
});
