import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './digest.ts';
import { type FileSource, fileByFile } from './file-source.ts';
import { ReleaseFolder } from './release-folder.ts';

const VERSION = '0123456789abcdef';

const TEXTS: Readonly<Record<string, string>> = { 'client/a.js': 'one', 'server/a.js': 'two' };

const described = {
  version: VERSION,
  files: Object.entries(TEXTS).map(([path, text]) => ({
    path,
    size: text.length,
    integrity: integrityOf(Buffer.from(text)),
  })),
};

const sourceOf = (texts: Readonly<Record<string, string>>): FileSource =>
  fileByFile({
    open: async ({ path }) =>
      (async function* () {
        yield Buffer.from(texts[path] ?? '');
      })(),
    explain: (error) => error,
  });

let place: string;
let folder: ReleaseFolder;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'release-folder-'));
  folder = new ReleaseFolder(place);
  await folder.open();
});

afterEach(() => rmSync(place, { recursive: true }));

test('a version that was fetched is held with its descriptor, and nothing of the transfer is left', async () => {
  expect(await folder.holds('mfe-a', VERSION, described.files)).toBe(false);
  const directory = await folder.fetch(sourceOf(TEXTS), 'mfe-a', described);
  expect(directory).toBe(folder.place('mfe-a', VERSION));
  expect(readFileSync(join(directory, 'server/a.js'), 'utf8')).toBe('two');
  expect(JSON.parse((await folder.descriptorText('mfe-a', VERSION)) ?? '')).toEqual(described);
  expect(await folder.holds('mfe-a', VERSION, described.files)).toBe(true);
  expect(readdirSync(join(place, '.incoming'))).toEqual([]);
});

test('a transfer that breaks leaves the earlier files, and none of its own', async () => {
  const directory = await folder.fetch(sourceOf(TEXTS), 'mfe-a', described);
  const broken = folder.fetch(sourceOf({ ...TEXTS, 'client/a.js': 'six' }), 'mfe-a', described);
  await expect(broken).rejects.toThrow('client/a.js is not what its digest says');
  expect(readFileSync(join(directory, 'client/a.js'), 'utf8')).toBe('one');
  expect(readdirSync(join(place, '.incoming'))).toEqual([]);
});

test('a version of which a file was changed is not held until it is fetched again', async () => {
  const directory = await folder.fetch(sourceOf(TEXTS), 'mfe-a', described);
  writeFileSync(join(directory, 'client/a.js'), 'six');
  expect(await folder.holds('mfe-a', VERSION, described.files)).toBe(false);
  await folder.fetch(sourceOf(TEXTS), 'mfe-a', described);
  expect(await folder.holds('mfe-a', VERSION, described.files)).toBe(true);
});

test('two that fetch the same version at once both have it', async () => {
  const both = [1, 2].map(() => folder.fetch(sourceOf(TEXTS), 'mfe-a', described));
  expect(await Promise.all(both)).toEqual([folder.place('mfe-a', VERSION), folder.place('mfe-a', VERSION)]);
  expect(await folder.holds('mfe-a', VERSION, described.files)).toBe(true);
});

test('versions that are not to be kept go, and those that are stay', async () => {
  for (const owner of ['mfe-a', 'shell']) await folder.fetch(sourceOf(TEXTS), owner, described);
  await folder.keepOnly((owner) => owner === 'shell');
  expect(existsSync(folder.place('mfe-a', VERSION))).toBe(false);
  expect(await folder.holds('shell', VERSION, described.files)).toBe(true);
});
