import { type ReleaseDescriptor, releaseSet, type ShellDescriptor } from '@sgc/release-format';
import fc from 'fast-check';
import { match as readPattern } from 'path-to-regexp';
import { pageMatcher } from './page-match.ts';

const SHELL: ShellDescriptor = {
  builtAt: '2026-01-01T00:00:00.000Z',
  version: '0'.repeat(16),
  contract: 1,
  earlierContracts: [],
  announced: {},
  shared: {},
  scripts: ['client/main.js'],
  styles: [],
  lazyScripts: [],
  fonts: [],
  pages: [{ id: 'home', paths: ['/'], search: [], fragments: [], files: { scripts: [], lazyScripts: [], styles: [] } }],
  files: [],
};

const release = (section: string, pages: Record<string, string[]>) => ({
  directory: '',
  descriptor: {
    section,
    version: '1'.repeat(16),
    pages: Object.entries(pages).map(([id, paths]) => ({ id, paths, search: [], fragments: [] })),
  } as unknown as ReleaseDescriptor,
});

const match = pageMatcher(
  releaseSet(SHELL, [
    release('mfe-content', { municipality: ['/:municipality-golf-carts'], policy: ['/policies/:policy'] }),
    release('mfe-catalog', { inventory: ['/inventory'], vehicle: ['/vehicle/:id', '/vehicles/:id'] }),
  ]),
);

test.each([
  ['/', 'shell', 'home', {}],
  ['/inventory', 'mfe-catalog', 'inventory', {}],
  ['/vehicle/ev-city', 'mfe-catalog', 'vehicle', { id: 'ev-city' }],
  ['/vehicles/ev-city', 'mfe-catalog', 'vehicle', { id: 'ev-city' }],
  ['/pine-grove-golf-carts', 'mfe-content', 'municipality', { municipality: 'pine-grove' }],
  ['/policies/return-policy', 'mfe-content', 'policy', { policy: 'return-policy' }],
])('%s is the page %s %s', (pathname, owner, page, params) => {
  expect(match(pathname)).toEqual({ owner, page, params, search: [] });
});

test.each(['/inventory/1', '/vehicle', '/vehicle/a/b', '/golf-carts', '/policies', '/vehicle/%E0%A4%A'])(
  '%s is no page',
  (pathname) => {
    expect(match(pathname)).toBeUndefined();
  },
);

test('of many sections, the page is the one that trying every pattern in turn finds', () => {
  const word = fc.constantFrom('a', 'b', 'a-cart', 'b-cart');
  const part = fc.oneof(word, fc.constantFrom(':x', ':y-cart', 'a{-:z}'));
  const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  const pathname = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
  const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(patterns, pathname, (paths, asked) => {
      const found = pageMatcher(releaseSet(SHELL, [release('mfe-many', { page: paths })]))(asked);
      expect(found !== undefined).toBe(paths.some((path) => readPattern(path)(asked) !== false));
    }),
  );
});
