import type { ReleaseDescriptor, ShellDescriptor } from '@sgc/release-format';
import { releaseSet } from '@sgc/release-format';
import { checkOwnership } from './ownership.ts';

const GRANTED = ['/contact', '/financing', '/thank-you'];

const GRANTS = { sections: ['mfe-leads'], isGranted: (_: string, path: string) => GRANTED.includes(path) };

const release = (section: string, ...paths: string[]): ReleaseDescriptor => ({
  section,
  version: '0123456789abcdef',
  contract: 1,
  builtAt: '2026-01-01T00:00:00.000Z',
  shared: {},
  clientEntry: 'client/entry.js',
  serverEntry: 'server/entry.js',
  pages: paths.map((path) => ({
    id: path.slice(1),
    paths: [path],
    search: [],
    fragments: [],
    files: { scripts: [], lazyScripts: [], styles: [] },
  })),
  fragments: {},
  files: [],
});

const live = (...releases: ReleaseDescriptor[]) =>
  releaseSet(
    { version: 'fedcba9876543210' } as ShellDescriptor,
    releases.map((descriptor) => ({ descriptor, directory: '' })),
  );

test('a page that was shown and may be shown has to be shown again', () => {
  const before = live(release('mfe-leads', '/contact', '/financing'));
  expect(() => checkOwnership(release('mfe-leads', '/contact'), before, GRANTS)).toThrow(
    '/financing would have no owner: it shows financing of mfe-leads now, and this release has no page for it',
  );
  expect(() =>
    checkOwnership(release('mfe-leads', '/contact', '/financing', '/thank-you'), before, GRANTS),
  ).not.toThrow();
});

test('an address that is granted no longer may go', () => {
  const before = live(release('mfe-leads', '/contact', '/given-up'));
  expect(() => checkOwnership(release('mfe-leads', '/contact'), before, GRANTS)).not.toThrow();
});

test('a first release has no address to keep', () => {
  expect(() => checkOwnership(release('mfe-leads', '/contact'), live(), GRANTS)).not.toThrow();
});
