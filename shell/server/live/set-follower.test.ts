import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryUnavailable } from '@sgc/registry-client';
import { EMPTY_FEED } from '@sgc/registry-client/testing';
import type { ShellDescriptor, StoredRelease } from '@sgc/release-format';
import type { RenderSettings } from '@sgc/renderer/host';
import { pino } from 'pino';
import { LiveSets } from './live-sets.ts';
import { SetFollower } from './set-follower.ts';
import { StartRecord } from './start-record.ts';

const log = pino({ level: 'silent' });
const BEFORE = { version: 'aaaaaaaaaaaaaaaa' } as ShellDescriptor;
const NEW = { version: 'bbbbbbbbbbbbbbbb' } as ShellDescriptor;

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
