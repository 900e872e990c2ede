import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryUnavailable } from '@sgc/registry-client';
import { EMPTY_FEED } from '@sgc/registry-client/testing';
import { releaseSet, type ShellDescriptor, type StoredRelease } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import type { RenderSettings, SetRenderer } from '@sgc/renderer/host';
import { pino } from 'pino';
import { LiveSets } from './live-sets.ts';
import { SetFollower } from './set-follower.ts';
import { StartRecord } from './start-record.ts';

const log = pino({ level: 'silent' });
const BEFORE = { version: 'aaaaaaaaaaaaaaaa' } as ShellDescriptor;
const NEW = { version: 'bbbbbbbbbbbbbbbb' } as ShellDescriptor;

afterEach(() => jest.useRealTimers());

test('a build of the shell that comes while a set of the build before is started is shown after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-follower-'));
  const build = { descriptor: BEFORE };
  const askedFor: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const release = () =>
    new Promise<StoredRelease>((_, reject) => {
      askedFor.push(build.descriptor.version);
      fail = reject;
    });
  const follower = new SetFollower({
    build,
    cache: { release },
    record: await StartRecord.open(join(folder, 'start.json'), log),
    sets: new LiveSets(),
    files: { follow: () => undefined, stop: () => undefined },
    render: { log } as RenderSettings,
  });
  follower.follow({ ...EMPTY_FEED, live: { 'mfe-eco': '1111111111111111' } });
  await new Promise(setImmediate);
  build.descriptor = NEW;
  follower.renew();
  fail(new RegistryUnavailable('away'));
  await new Promise(setImmediate);
  expect(askedFor).toEqual([BEFORE.version, NEW.version]);
  fail(new RegistryUnavailable('away'));
  await follower.stop();
  rmSync(folder, { recursive: true });
});

test('a release that runs already is not looked for again, unless the set with it could not be started', async () => {
  jest.useFakeTimers();
  const folder = mkdtempSync(join(tmpdir(), 'set-follower-'));
  const running = [
    { section: 'mfe-eco', version: '1111111111111111' },
    { section: 'mfe-leads', version: '2222222222222222' },
  ].map((named): StoredRelease => ({ descriptor: { ...SOME_RELEASE, ...named }, directory: '' }));
  const sets = new LiveSets();
  const shell = { ...BEFORE, contract: SOME_RELEASE.contract, announced: {} } as ShellDescriptor;
  sets.show({ set: releaseSet(shell, running) } as SetRenderer);
  const askedFor: string[] = [];
  const follower = new SetFollower({
    build: { descriptor: shell },
    cache: {
      release: (section, version) => {
        askedFor.push(`${section} ${version}`);
        return Promise.reject(new RegistryUnavailable('away'));
      },
    },
    record: await StartRecord.open(join(folder, 'start.json'), log),
    sets,
    files: { follow: () => undefined, stop: () => undefined },
    render: { log } as RenderSettings,
  });
  follower.follow({ ...EMPTY_FEED, live: { 'mfe-eco': '3333333333333333', 'mfe-leads': '2222222222222222' } });
  await jest.advanceTimersByTimeAsync(0);
  expect(askedFor).toEqual(['mfe-eco 3333333333333333']);
  await jest.advanceTimersByTimeAsync(1500);
  expect(askedFor.slice(1)).toEqual(['mfe-eco 3333333333333333', 'mfe-leads 2222222222222222']);
  await follower.stop();
  rmSync(folder, { recursive: true });
});
