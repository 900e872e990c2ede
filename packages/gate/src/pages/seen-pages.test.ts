import type { StoredRelease } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import type { TriedPage } from '@sgc/renderer/host';
import type { PageLooks } from '../look/page-looks.ts';
import { seePages } from './seen-pages.ts';
import { seenPage } from './some-page.fixture.ts';

const OWN = { directory: '', descriptor: SOME_RELEASE } as StoredRelease;

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

test('a new release has all samples of its pages looked at, others the first of each', async () => {
  const looked: string[] = [];
  const looks = {
    of: async ({ address }: TriedPage, wants: string) => {
      looked.push(`${wants} of ${address}`);
      return seenPage({}).facts;
    },
  } as Pick<PageLooks, 'of'> as PageLooks;
  await seePages({ releases: [OWN], tried: TRIED }, looks);
  expect(looked).toEqual(['facts of /returns', 'facts of /privacy', 'facts of /tremont']);
});
