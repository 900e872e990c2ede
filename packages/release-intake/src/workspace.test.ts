import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, OriginUnavailable, Refusal, type ReleaseDescriptor } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import { originSource } from './origin-source.ts';
import { releaseOrigin } from './release-origin.ts';
import { type StoredReleases, Workspace } from './workspace.ts';

const { section, version } = SOME_RELEASE;
const TEXTS: Readonly<Record<string, string>> = {
  'client/a.js': 'one',
  'client/a.js.map': 'a map',
  'server/a.js': 'two',
};

const listed = (path: string) => ({
  path,
  size: TEXTS[path]?.length ?? 0,
  integrity: integrityOf(Buffer.from(TEXTS[path] ?? '')),
});
const DESCRIPTOR: ReleaseDescriptor = {
  ...SOME_RELEASE,
  files: [listed('client/a.js'), listed('server/a.js')],
  maps: [listed('client/a.js.map')],
};

/** What a test stores: each release as the folder that it lay in, and the files that were wanted. */
class Stored implements StoredReleases {
  readonly added: string[][] = [];

  add(_descriptor: ReleaseDescriptor, _folder: string, files: readonly { readonly path: string }[]): Promise<void> {
    this.added.push(files.map(({ path }) => path).sort());
    return Promise.resolve();
  }

  async descriptor(of: string): Promise<ReleaseDescriptor | undefined> {
    return of === section && this.added.length > 0 ? DESCRIPTOR : undefined;
  }

  get source() {
    return originSource(releaseOrigin(build));
  }
}

let folder: string;
let build: string;
let stored: Stored;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  build = join(folder, 'build');
  stored = new Stored();
  for (const [path, text] of Object.entries(TEXTS)) {
    mkdirSync(join(build, path, '..'), { recursive: true });
    writeFileSync(join(build, path), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = (takesMaps = true) => Workspace.open(join(folder, 'workspace'), stored, takesMaps);

test.each([
  [true, ['client/a.js', 'client/a.js.map', 'server/a.js']],
  [false, ['client/a.js', 'server/a.js']],
])('a release is taken in with its source maps: %s', async (takesMaps, files) => {
  const workspace = await open(takesMaps);
  const { directory } = await workspace.take(releaseOrigin(build), DESCRIPTOR);
  expect(readFileSync(join(directory, 'server/a.js'), 'utf8')).toBe('two');
  expect(stored.added).toEqual([files]);
});

test.each([
  ['is missing', () => rmSync(join(build, 'client/a.js')), 'client/a.js is missing'],
  ['is another', () => writeFileSync(join(build, 'client/a.js'), 'six'), 'client/a.js is not what its digest says'],
])('a release of which a file %s is refused, and not stored', async (_, damage, reason) => {
  damage();
  const refusal: unknown = await (await open()).take(releaseOrigin(build), DESCRIPTOR).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Error).message).toContain(reason);
  expect(stored.added).toEqual([]);
});

test('a workspace that cannot be written to says so, and blames no release', async () => {
  const workspace = await open();
  rmSync(join(folder, 'workspace'), { recursive: true });
  writeFileSync(join(folder, 'workspace'), 'a file in its place');
  await expect(workspace.take(releaseOrigin(build), DESCRIPTOR)).rejects.toThrow(OriginUnavailable);
});

test('a stored release is laid out again when it is asked for; one that is not stored is not there', async () => {
  const workspace = await open();
  expect(await workspace.release(section, version)).toBeUndefined();
  const { directory } = await workspace.take(releaseOrigin(build), DESCRIPTOR);
  rmSync(directory, { recursive: true });
  expect((await workspace.release(section, version))?.directory).toBe(directory);
  expect(readFileSync(join(directory, 'client/a.js'), 'utf8')).toBe('one');
});

test('a release that is not needed goes an hour after it was last used', async () => {
  jest.useFakeTimers({ advanceTimers: false, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const workspace = await open();
    const { directory } = await workspace.take(releaseOrigin(build), DESCRIPTOR);
    await workspace.keepOnly({});
    expect(existsSync(directory)).toBe(true);
    jest.setSystemTime(Date.now() + 60 * 60 * 1000);
    await workspace.keepOnly({ [section]: [version] });
    expect(existsSync(directory)).toBe(true);
    await workspace.keepOnly({});
    expect(existsSync(directory)).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
