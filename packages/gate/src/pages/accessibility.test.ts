import type { ReleaseSet, StoredRelease } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import type { RenderedPage, TriedPage } from '@sgc/renderer/host';
import type { PageLooks, Violation } from '../look/page-looks.ts';
import type { LiveSet } from '../set/candidate.ts';
import { checkAccessibility } from './accessibility.ts';

const OWN = { directory: '', descriptor: SOME_RELEASE } as StoredRelease;

const rendered = (text: string): RenderedPage => {
  const html = Buffer.from(`<head></head><div id="root"><main>${text}</main></div>`);
  return { kind: 'page', html } as Partial<RenderedPage> as RenderedPage;
};

const page = (address: string, text: string, owner: string = SOME_RELEASE.section): TriedPage => ({
  address,
  match: { owner, page: address, params: {}, search: [] },
  requestId: 'tried-1',
  rendered: rendered(text),
});

const OTHER_FIELDS = { search: [], fragments: [], files: { scripts: [], lazyScripts: [], styles: [] } };

/** A live set with the page `/a`, which shows a text; without one it has no page. */
const live = (text: string | undefined): LiveSet => {
  const pages = text === undefined ? [] : [{ id: '/a', paths: ['/a'], ...OTHER_FIELDS }];
  return {
    set: {
      shell: { pages: [] },
      releases: [{ ...OWN, descriptor: { ...SOME_RELEASE, pages } }],
    } as unknown as ReleaseSet,
    ready: { samples: [] },
    render: jest.fn(async () => rendered(text ?? '')),
    describe: () => Promise.resolve(undefined),
  };
};

const NO_SITE: LiveSet = { ...live(undefined), set: { releases: [] } as unknown as ReleaseSet };

/** Looks that find as many places without a name as a page shows exclamation marks. */
const judging = () => {
  const judged: string[] = [];
  const of = async ({ rendered: shown }: TriedPage): Promise<readonly Violation[]> => {
    const text = shown.kind === 'page' ? Buffer.from(shown.html).toString() : '';
    judged.push(/<main>(.*)<\/main>/.exec(text)?.[1] ?? '');
    const places = [...text.matchAll(/!/g)].map((_, index) => `a:nth-child(${index + 1})`);
    return places.length === 0 ? [] : [{ rule: 'link-name', help: 'Links must have names', places }];
  };
  return { judged, looks: { of } as unknown as PageLooks };
};

test('a page that is as it is today is not judged', async () => {
  const { judged, looks } = judging();
  await checkAccessibility({ live: live('as ever!'), releases: [OWN], tried: [page('/a', 'as ever!')] }, looks);
  expect(judged).toEqual([]);
});

test.each([undefined, 'as ever', 'as ever!'])(
  'a page that breaks a rule in more places than today (%j) is refused with one of them',
  async (text) => {
    const { looks } = judging();
    const today = live(text);
    const tried = [page('/a', 'new!!')];
    await expect(checkAccessibility({ live: today, releases: [OWN], tried }, looks)).rejects.toThrow(
      '/a breaks the rule link-name (Links must have names) in 2 places, such as a:nth-child(2)',
    );
    expect(today.render).toHaveBeenCalledTimes(text === undefined ? 0 : 1);
  },
);

test('a page that changes, and breaks no rule in more places than today, passes', async () => {
  const { judged, looks } = judging();
  await checkAccessibility({ live: live('as ever!!'), releases: [OWN], tried: [page('/a', 'new!!')] }, looks);
  expect(judged).toEqual(['new!!', 'as ever!!']);
});

test('pages of other sections are not judged, and no page where nothing is live yet', async () => {
  const { judged, looks } = judging();
  await checkAccessibility({ live: live('old'), releases: [OWN], tried: [page('/b', 'new!', 'mfe-b')] }, looks);
  await checkAccessibility({ live: NO_SITE, releases: [OWN], tried: [page('/a', 'new!')] }, looks);
  expect(judged).toEqual([]);
});
