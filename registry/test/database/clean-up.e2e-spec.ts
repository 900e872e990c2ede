import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, type ReleaseDescriptor, type ReleaseFile } from '@sgc/release-format';
import type { Pool } from 'pg';
import pino from 'pino';
import { openPool } from '../../src/database/database.ts';
import { ReleaseStore } from '../../src/store/release-store.ts';
import { newDatabase, type TestDatabase } from '../setup/database.ts';

const ROUNDS = 100;

let database: TestDatabase;
let pool: Pool;
let store: ReleaseStore;
const folder = mkdtempSync(join(tmpdir(), 'clean-up-'));

beforeAll(async () => {
  database = await newDatabase();
  pool = openPool(database.url, pino({ level: 'silent' }));
  store = new ReleaseStore(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const fileOf = (content: string): ReleaseFile => {
  const bytes = Buffer.from(content);
  const path = `client/${content}.js`;
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, path), bytes);
  return { path, size: bytes.length, integrity: integrityOf(bytes) };
};

/** A release that consists of files with these contents. */
const releaseOf = (section: string, number: number, ...contents: string[]): ReleaseDescriptor => ({
  section,
  version: number.toString(16).padStart(16, '0'),
  contract: 2,
  builtAt: '2026-01-01T00:00:00.000Z',
  shared: {},
  clientEntry: 'client/entry.js',
  serverEntry: 'server/entry.js',
  pages: [],
  fragments: {},
  files: contents.map(fileOf),
});

/** Ages a release by two hours. */
const age = ({ section, version }: ReleaseDescriptor): Promise<unknown> =>
  pool.query(`UPDATE releases SET used_at = now() - interval '2 hours' WHERE section = $1 AND version = $2`, [
    section,
    version,
  ]);

const isWhole = async (release: ReleaseDescriptor): Promise<boolean> =>
  (await store.descriptor(release.section, release.version)) !== undefined &&
  (await store.files.missing(release.files)).length === 0;

test('an unneeded release is deleted once it is old, with the files that were its own; a fresh one of another team stays', async () => {
  const old = releaseOf('mfe-eco', 1, 'shared', 'own');
  const kept = releaseOf('mfe-eco', 2, 'kept');
  const fresh = releaseOf('mfe-leads', 3, 'shared', 'fresh');
  for (const release of [old, kept, fresh]) await store.add(release, folder);
  for (const release of [old, kept]) await age(release);
  expect(await store.removeUnneeded({ 'mfe-eco': [kept.version] })).toBe(1);
  expect(await store.descriptor('mfe-eco', old.version)).toBeUndefined();
  expect((await store.files.missing(old.files)).map(({ path }) => path)).toEqual(['client/own.js']);
  expect(await isWhole(kept)).toBe(true);
  expect(await isWhole(fresh)).toBe(true);
});

test('an upload under way stays, and so do the files that it shares with a deleted release', async () => {
  const old = releaseOf('mfe-eco', 4, 'shared-by-two', 'old-alone');
  await store.add(old, folder);
  await age(old);
  const next = releaseOf('mfe-leads', 5, 'shared-by-two', 'still-to-come');
  await store.announce(next);
  expect(await store.removeUnneeded({})).toBeGreaterThan(0);
  expect((await store.files.missing(next.files)).map(({ path }) => path)).toEqual(['client/still-to-come.js']);
  const [, last] = next.files;
  if (last !== undefined) await store.files.add(last, Buffer.from('still-to-come'));
  await store.complete('mfe-leads', next.version);
  expect(await isWhole(next)).toBe(true);
});

test('an upload that is announced or used again is fresh again', async () => {
  const release = releaseOf('mfe-eco', 6, 'announced-again');
  await store.add(release, folder);
  await age(release);
  await store.announce(release);
  await store.removeUnneeded({});
  expect(await isWhole(release)).toBe(true);
});

test('however clean-up and uploads meet, what was taken in is whole', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const old = releaseOf('mfe-eco', 1000 + round, `common-${round}`);
    await store.add(old, folder);
    await age(old);
    const fresh = [0, 1, 2].map((team) =>
      releaseOf(`mfe-team${team}`, 2000 + round, `common-${round}`, `team-${team}-round-${round}`),
    );
    await Promise.all([
      store.removeUnneeded({}),
      ...fresh.map((release) => store.add(release, folder)),
      store.removeUnneeded({}),
    ]);
    for (const release of fresh) expect(await isWhole(release)).toBe(true);
  }
});
