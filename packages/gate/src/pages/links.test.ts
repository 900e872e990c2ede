import type { ReleaseSet } from '@sgc/release-format';
import { SOME_RELEASE, someFile } from '@sgc/release-format/testing';
import { checkLinks } from './links.ts';
import { seenPage } from './some-page.fixture.ts';

const SITE = 'https://carts.example';

/** Of a section that is not there. */
const GRANTS = { sections: ['mfe-leads'], isGranted: (_: string, path: string) => path === '/contact' };

const page = (id: string, path: string) => ({ id, paths: [path], search: [], fragments: [] });

const SET = {
  shell: { pages: [page('home', '/')] },
  releases: [
    {
      descriptor: {
        ...SOME_RELEASE,
        pages: [page('a', '/a'), page('policy', '/policies/:policy')],
        files: [someFile('client/plan.1.svg')],
      },
    },
  ],
} as unknown as ReleaseSet;

const refusalOf = (link: string, ids: readonly string[] = [], set = SET): string | undefined => {
  try {
    checkLinks([seenPage({ links: [link], ids })], { set, grants: GRANTS, origin: SITE });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['a page', '/?from=a'],
  ['a page by its pattern', '/policies/returns#money'],
  ['a page by its whole address', `${SITE}/a`],
  ['a page beside it', 'policies/returns'],
  ['a page of a section that is not there yet', '/contact'],
  ['a file of the site', '/feeds/vehicles.json'],
  ['a file of a section', '/_assets/mfe-a/plan.1.svg'],
  ['what the API answers', '/media/a.jpg'],
  ['another site', 'https://other.example/nothing'],
  ['a phone', 'tel:+15705550100'],
  ['the top of the page', '#'],
])('a link to %s passes', (_, link) => {
  expect(refusalOf(link)).toBeUndefined();
});

test.each(['/kontact', '/policies', `${SITE}/b`, '/_assets/mfe-a/none.svg'])('a link to %s is refused', (link) => {
  expect(refusalOf(link)).toBe(
    `/a (mfe-a) links to ${link}, where the site has neither page nor file: correct it, or publish that page first`,
  );
});

test('a link within the page needs an element with its id', () => {
  expect(refusalOf('#prices', ['prices'])).toBeUndefined();
  expect(refusalOf('/a?page=2#pr%C3%AAts', ['prêts'])).toBeUndefined();
  expect(refusalOf('#prices', ['price'])).toMatch(/links to #prices, and no element of the page has the id prices/);
});

test('a link to an element of a fragment passes while no section of the site has that fragment', () => {
  const placing = { ...page('a', '/a'), fragments: ['mfe-b/prices'] };
  const [{ descriptor } = { descriptor: SOME_RELEASE }] = SET.releases;
  const without = { ...SET, releases: [{ descriptor: { ...descriptor, pages: [placing] }, directory: '' }] };
  expect(refusalOf('#prices', [], without as unknown as ReleaseSet)).toBeUndefined();
  const other = { ...SOME_RELEASE, section: 'mfe-b', fragments: { prices: {} }, pages: [] };
  const whole = { ...without, releases: [...without.releases, { descriptor: other, directory: '' }] };
  expect(refusalOf('#prices', [], whole as unknown as ReleaseSet)).toMatch(/has the id prices/);
});

test.each(['https://', '#%'])('%s is no address', (link) => {
  expect(refusalOf(link)).toMatch(/which is no address|no element of the page has the id %/);
});
