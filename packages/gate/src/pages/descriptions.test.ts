import type { Refusal } from '@sgc/release-format';
import type { PageDescription } from '@sgc/renderer/host';
import type { PageMatch, PageMatcher } from '@sgc/renderer/set';
import { checkDescriptions, type DescribedSample } from './descriptions.ts';

const match = (owner: string, page: string): PageMatch => ({ owner, page, params: {}, search: [] });

const sample = (
  address: string,
  owner: string,
  description: Partial<PageDescription> = {},
  page = address.slice(1),
): DescribedSample => ({
  address,
  match: match(owner, page),
  description: {
    title: `title of ${address}`,
    description: `description of ${address}`,
    canonicalPath: address,
    isListed: true,
    ...description,
  },
});

const matcherOf =
  (samples: readonly DescribedSample[]): PageMatcher =>
  (pathname) =>
    samples.find(({ address }) => address === pathname)?.match;

const refusalOf = (...samples: readonly DescribedSample[]): string | undefined => {
  try {
    checkDescriptions(samples, matcherOf(samples));
    return undefined;
  } catch (error) {
    return (error as Refusal).message;
  }
};

test('pages that differ pass', () => {
  expect(refusalOf(sample('/contact', 'mfe-leads'), sample('/about', 'mfe-content'))).toBeUndefined();
});

test.each(['title', 'description'] as const)('two pages with the same %s are named', (what) => {
  const same = { [what]: 'the same' };
  expect(refusalOf(sample('/contact', 'mfe-leads', same), sample('/about', 'mfe-content', same))).toBe(
    `/contact (mfe-leads) and /about (mfe-content) have the same ${what} "the same"`,
  );
});

test('two samples of a page that give one canonical address are named', () => {
  const first = sample('/vehicle/a', 'mfe-catalog', {}, 'vehicle');
  const second = sample('/vehicle/b', 'mfe-catalog', { canonicalPath: '/vehicle/a' }, 'vehicle');
  expect(refusalOf(first, second)).toBe(
    '/vehicle/a (mfe-catalog) and /vehicle/b (mfe-catalog) have the same canonical address "/vehicle/a"',
  );
});

test('an address that is another page is no canonical address', () => {
  const thief = sample('/contact', 'mfe-leads', { canonicalPath: '/about' });
  expect(refusalOf(thief, sample('/about', 'mfe-content'))).toBe(
    '/contact (mfe-leads) gives /about as its address, which shows about of mfe-content',
  );
});

test('an address that no page has is no canonical address', () => {
  expect(refusalOf(sample('/contact', 'mfe-leads', { canonicalPath: '/kontact' }))).toBe(
    '/contact (mfe-leads) gives /kontact as its address, which nobody shows',
  );
});

test('a listed page without a canonical address is named', () => {
  expect(refusalOf(sample('/contact', 'mfe-leads', { canonicalPath: undefined }))).toBe(
    '/contact (mfe-leads) may be listed, but names no canonical address',
  );
});

test('pages that are not there now or are not listed may look alike', () => {
  const away = { title: 'away', canonicalPath: undefined, isListed: false };
  expect(refusalOf(sample('/contact', 'mfe-leads', away), sample('/about', 'mfe-content', away))).toBeUndefined();
});
