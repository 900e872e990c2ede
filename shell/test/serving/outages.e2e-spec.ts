import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setId } from '@sgc/release-format';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

/** An address without a server. */
const NOWHERE = 'http://127.0.0.1:9';

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
});

afterEach(() => stage.end());

const cacheFile = (...path: string[]): string => join(stage.shell.folder, 'cache', ...path);

const readStart = () => JSON.parse(readFileSync(cacheFile('start.json'), 'utf8'));

/** Waits until the page of the fixture is on the disk, whole: what is still being written has another ending. */
const untilPageKept = () =>
  stage.shell.until(
    async () => (readdirSync(cacheFile()).includes('pages') ? readdirSync(cacheFile('pages')) : []),
    (names) => names.some((name) => name.endsWith('.json')),
  );

test('while the registry is away the last set goes on; what was decided meanwhile is live when it is back', async () => {
  const { version } = await stage.begin('text of the live release');
  await stage.registry.stop();
  const { missing, attention } = await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  expect(missing).toEqual([]);
  expect(attention).toEqual([expect.stringContaining('the registry cannot be asked')]);
  expect((await stage.shell.get(PAGE)).status).toBe(200);
  expect((await stage.shell.get('/metrics')).body).toContain('shell_registry_reachable 0');
  const next = stage.release({ text: 'text of the next release' });
  stage.goLive(next.version, version);
  await stage.registry.start();
  await stage.shell.untilLive(next.version);
  expect((await stage.shell.get('/metrics')).body).toContain('shell_registry_reachable 1');
});

test('killed and without registry and API, the shell answers with its pages two seconds after the kill at the latest', async () => {
  const { clientEntry } = await stage.begin('text of the live release');
  const before = await stage.shell.get(PAGE);
  await untilPageKept();
  await stage.registry.stop();
  const killed = performance.now();
  await stage.shell.stop('SIGKILL');
  await stage.shell.start(stage.registry.origin);
  const first = await stage.shell.get(PAGE);
  const answered = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  // A machine that starts a bare Node in more than 40 ms is slow or busy itself.
  const slowness = Math.max(1, (performance.now() - answered) / 40);
  expect(answered - killed).toBeLessThan(2000 * slowness);
  expect(first.status).toBe(200);
  expect(first.body).toContain('text of the live release');
  const page = await stage.shell.until(
    () => stage.shell.get(PAGE),
    ({ headers }) => headers.get('cache-status') !== 'shell; hit; detail=stale-if-error',
  );
  expect(page.body).toContain('text of the live release');
  expect(page.headers.get('x-release-set')).toBe(before.headers.get('x-release-set'));
  expect((await stage.shell.get(`/_assets/${SECTION}/${clientEntry.replace('client/', '')}`)).status).toBe(200);
});

test('a page that is not kept waits for the first set of a process, and is no failure meanwhile', async () => {
  await stage.begin('text of the live release');
  await stage.shell.stop('SIGKILL');
  await stage.shell.start(stage.registry.origin);
  const { status, body } = await stage.shell.get('/a-page-that-is-not-kept');
  expect(status).toBe(404);
  expect(body).not.toContain('taking a break');
});

test('with an empty disk and no registry the shell says what is missing, and begins when the registry is there', async () => {
  const { version } = stage.release({ text: 'text of the first release' });
  stage.goLive(version);
  await stage.registry.start();
  await stage.registry.stop();
  await stage.shell.start(stage.registry.origin);
  expect((await stage.shell.get('/healthz')).status).toBe(200);
  const ready = await stage.shell.get('/readyz');
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body).missing[0]).toMatch(/^the registry, and nothing of it is kept on this disk/);
  const page = await stage.shell.get(PAGE);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.body).toContain('1-844-844-6638');
  expect((await stage.shell.get('/sitemap.xml')).status).toBe(503);
  await stage.registry.start();
  await stage.shell.untilLive(version);
  expect((await stage.shell.get(PAGE)).status).toBe(200);
});

test('sections that are expected and not live are named', async () => {
  await stage.begin('text of the live release', { EXPECTED_SECTIONS: 'mfe-eco, mfe-leads' });
  expect((await stage.shell.readiness()).missing).toEqual(['a release of mfe-leads']);
});

test('a release whose files on the disk were changed is not run: it comes anew from the registry', async () => {
  const { version, serverEntry } = await stage.begin('text of the live release');
  await stage.shell.stop();
  writeFileSync(cacheFile('releases', SECTION, version, serverEntry), 'throw new Error("changed")');
  await stage.shell.start(stage.registry.origin);
  await stage.shell.untilLive(version);
  expect((await stage.shell.get(PAGE)).body).toContain('text of the live release');
});

test('where no set can run, the last good page of a process before stands in', async () => {
  await stage.begin('text of the live release');
  await stage.shell.get(PAGE);
  await untilPageKept();
  await stage.shell.stop('SIGKILL');
  await stage.registry.stop();
  rmSync(cacheFile('releases'), { recursive: true });
  await stage.shell.start(stage.registry.origin);
  const page = await stage.shell.get(PAGE);
  expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'shell; hit; detail=stale-if-error']);
  expect(page.body).toContain('text of the live release');
});

test('a page that fails after a restart is shown as it was last good', async () => {
  const { version } = await stage.begin('text of the live release');
  await stage.shell.get(PAGE);
  await untilPageKept();
  await stage.shell.stop();
  const broken = stage.release({
    text: 'broken',
    page: (code) => code.replace("mode === 'throw'", 'true').replace('"throw"===', '"throw"!=='),
  });
  stage.goLive(broken.version, version);
  await stage.shell.start(stage.registry.origin);
  await stage.shell.untilLive(broken.version);
  const page = await stage.shell.get(PAGE);
  expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'shell; hit; detail=stale-if-error']);
  expect(page.body).toContain('text of the live release');
});

test('a cache that takes nothing is logged, and releases are kept elsewhere', async () => {
  const { version } = stage.release({ text: 'text of the live release' });
  stage.goLive(version);
  await stage.registry.start();
  const file = join(stage.shell.folder, 'no-folder');
  writeFileSync(file, '');
  await stage.shell.start(stage.registry.origin, { RELEASE_CACHE: join(file, 'cache') });
  await stage.shell.untilLive(version);
  expect((await stage.shell.get(PAGE)).status).toBe(200);
  expect(stage.shell.log.match(/the cache of releases takes nothing/g)).toHaveLength(1);
  expect(await stage.shell.stop()).toBe(0);
});

test('a set that ended the shell three times is left alone: the set before it is shown', async () => {
  const first = await stage.begin('text of the first release');
  const second = stage.release({ text: 'text of the second release' });
  stage.goLive(second.version, first.version);
  await stage.shell.untilLive(second.version);
  const shell = String((await stage.shell.get('/metrics')).body.match(/shell="(\w+)"/)?.[1]);
  await stage.shell.stop();
  const tries = { [setId(shell, { [SECTION]: second.version })]: 3 };
  writeFileSync(cacheFile('start.json'), JSON.stringify({ ...readStart(), tries }));
  await stage.shell.start(stage.registry.origin);
  await stage.shell.untilLive(first.version);
  const { attention } = await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  expect(attention).toEqual([expect.stringContaining('the shell ended 3 times while it started')]);
});

test('kept state that did not change is not written again', async () => {
  await stage.begin('text of the live release');
  await stage.shell.until(
    () => stage.shell.get('/readyz'),
    ({ status }) => status === 200,
  );
  await stage.shell.stop();
  const { mtimeMs } = statSync(cacheFile('feed.json'));
  const before = readStart();
  await stage.shell.start(NOWHERE);
  await stage.shell.until(
    () => stage.shell.get(PAGE),
    ({ status }) => status === 200,
  );
  await stage.shell.stop();
  expect(statSync(cacheFile('feed.json')).mtimeMs).toBe(mtimeMs);
  expect(readStart()).toEqual(before);
});

test('of several addresses of the registry the one that answers is asked, with the token that it knows', async () => {
  const { version } = stage.release({ text: 'text of the live release' });
  stage.goLive(version);
  stage.registry.token = 'token of a shell in a test';
  await stage.registry.start();
  await stage.shell.start(`${NOWHERE},${stage.registry.origin}`, { SHELL_TOKEN: stage.registry.token });
  await stage.shell.untilLive(version);
});

test.each([
  ['comes back by itself while developing', 'development', '1'],
  ['waits for its visitor in production', 'production', null],
])('the page in the place of one that nothing can show yet %s', async (_, mode, refresh) => {
  await stage.shell.start(NOWHERE, { NODE_ENV: mode });
  const { status, headers } = await stage.shell.get(PAGE);
  expect([status, headers.get('refresh')]).toEqual([503, refresh]);
  expect((await stage.shell.get('/readyz')).headers.get('refresh')).toBeNull();
});
