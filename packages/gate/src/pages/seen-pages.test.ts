import type { ReleaseSet, StoredRelease } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import type { TriedPage } from '@sgc/renderer/host';
import type { PageLooks } from '../look/page-looks.ts';
import type { Trial } from '../trial/activation.ts';
import { seePages } from './seen-pages.ts';
import { seenPage } from './some-page.fixture.ts';

const OWN = { directory: '', descriptor: SOME_RELEASE } as StoredRelease;
const LIVE = { set: { releases: [OWN] } as unknown as ReleaseSet } as Trial['live'];
const NO_SITE = { set: { releases: [] } as unknown as ReleaseSet } as Trial['live'];

const sample = (owner: string, page: string, address: string): TriedPage => ({
  ...seenPage({}).page,
  address,
  match: { owner, page, params: {}, search: [] },
});

const TRIED = [
  sample(SOME_RELEASE.section, 'policy', '/returns'),
  sample(SOME_RELEASE.section, 'policy', '/privacy'),
  sample('mfe-other', 'town', '/tremont'),
  sample('mfe-other', 'town', '/tamaqua'),
];

/** Which samples are looked at, and which of them are judged by the rules of accessibility. */
const looksAt = async (live: Trial['live']) => {
  const looked: [string, boolean][] = [];
  const looks = {
    of: async ({ address }: TriedPage, { isJudged }: { readonly isJudged: boolean }) => {
      looked.push([address, isJudged]);
      return seenPage({});
    },
  } as Pick<PageLooks, 'of'> as PageLooks;
  await seePages({ live, releases: [OWN], tried: TRIED }, looks);
  return looked;
};

test('a new release has all samples of its pages looked at, others the first of each; the first own one is judged', async () => {
  expect(await looksAt(LIVE)).toEqual([
    ['/returns', true],
    ['/privacy', false],
    ['/tremont', false],
  ]);
});

test('no page of a site where nothing is live yet is judged by the rules of accessibility', async () => {
  expect((await looksAt(NO_SITE)).map(([, isJudged]) => isJudged)).toEqual([false, false, false]);
});
