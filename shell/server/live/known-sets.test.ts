import type { Feed } from '@sgc/contract/operations';
import { type ReleaseDescriptor, type ShellDescriptor, setId } from '@sgc/release-format';
import { KnownSets } from './known-sets.ts';

const OWN = 'aaaaaaaaaaaaaaaa';
const EARLIER = 'bbbbbbbbbbbbbbbb';
const FIRST = { 'mfe-eco': '1111111111111111' };
const SECOND = { 'mfe-eco': '2222222222222222' };
const CANARY = '3333333333333333';

const feed: Feed = {
  revision: 1,
  shells: [OWN, EARLIER],
  live: SECOND,
  liveSince: '2026-01-01T00:00:00.000Z',
  arrivals: {},
  canary: { section: 'mfe-eco', version: CANARY, percent: 10, since: '2026-01-01T00:00:00.000Z' },
  previews: [],
  kept: {},
  sets: [{ shell: EARLIER, versions: FIRST }],
  telemetryKey: 'a key of a test that is long enough',
};

const shellOf = (version: string) => ({ version }) as ShellDescriptor;

/** Sets of a shell that knows a feed, and hears of another one when it asks. */
const knowing = (known: Feed | undefined, news: Feed | undefined = known) => {
  const asked: string[] = [];
  const follower = {
    feed: known,
    catchUp: async () => {
      asked.push('feed');
      follower.feed = news;
    },
  };
  const cache = {
    descriptor: async (section: string, version: string) => {
      asked.push(`${section} ${version}`);
      return { section, version } as ReleaseDescriptor;
    },
    shell: async (version: string) => {
      asked.push(`shell ${version}`);
      return shellOf(version);
    },
  };
  const sets = { set: () => undefined };
  return {
    asked,
    known: new KnownSets({ build: { descriptor: shellOf(OWN) }, sets, isKept: () => true, follower, cache }),
  };
};

test.each([
  ['the live set', OWN, SECOND],
  ['the canary', OWN, { 'mfe-eco': CANARY }],
  ['a set of an earlier build of the shell', EARLIER, FIRST],
  ['the live set at a shell of an earlier build', EARLIER, SECOND],
  ['an earlier set at this build', OWN, FIRST],
])('%s is known by its id', async (_, shell, versions) => {
  const id = setId(shell, versions);
  const { known } = knowing(feed);
  expect(known.versions(id)).toEqual({ shell, versions });
  const set = await known.find(id);
  expect([set?.id, set?.shell.version]).toEqual([id, shell]);
});

test('the parts of a set are read once', async () => {
  const { asked, known } = knowing(feed);
  const id = setId(EARLIER, FIRST);
  await Promise.all([known.find(id), known.find(id)]);
  expect(asked).toEqual([`shell ${EARLIER}`, 'mfe-eco 1111111111111111']);
});

test('a set that is new is found after the registry was asked for news; one that is none is not', async () => {
  const { asked, known } = knowing(undefined, feed);
  expect((await known.find(setId(OWN, SECOND)))?.id).toBe(setId(OWN, SECOND));
  expect(await known.find('0'.repeat(16))).toBeUndefined();
  expect(asked.filter((one) => one === 'feed')).toHaveLength(2);
});
