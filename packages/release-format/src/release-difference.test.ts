import type { ReleaseDescriptor } from './descriptor.schema.ts';
import { differenceOf } from './release-difference.ts';
import { SOME_RELEASE, someFile } from './testing/index.ts';

const page = (id: string, chunk: string, paths = [`/a/${id}`]): ReleaseDescriptor['pages'][number] => ({
  id,
  paths,
  search: [],
  fragments: [],
  files: { scripts: ['client/entry.js', chunk], lazyScripts: [], styles: [] },
});

const release = (change: Partial<ReleaseDescriptor>): ReleaseDescriptor => ({ ...SOME_RELEASE, ...change });

const commitOf = (commit: string) => ({ source: { ...(SOME_RELEASE.source as object), commit } as never });

const BEFORE = release({
  version: '1111111111111111',
  ...commitOf('a'.repeat(40)),
  pages: [page('home', 'client/home.js'), page('old', 'client/old.js'), page('prices', 'client/prices-1.js')],
  files: [someFile('client/entry.js'), someFile('client/home.js')],
});

test('pages that came, went and load something else are named; one that loads the same is not', () => {
  const after = release({
    pages: [page('home', 'client/home.js'), page('new', 'client/new.js'), page('prices', 'client/prices-2.js')],
    files: [{ ...someFile('client/entry.js'), integrity: someFile('another').integrity }, someFile('client/home.js')],
  });
  expect(differenceOf(BEFORE, after).pages).toEqual({ added: ['new'], removed: ['old'], changed: ['prices'] });
});

test('a page has changed that is at another address, or whose file of the same name holds something else', () => {
  const moved = release({ pages: [page('home', 'client/home.js', ['/a/start'])], files: BEFORE.files });
  expect(differenceOf(BEFORE, moved).pages.changed).toEqual(['home']);
  const other = { ...someFile('client/home.js'), integrity: someFile('another').integrity };
  const rewritten = release({ pages: [page('home', 'client/home.js')], files: [someFile('client/entry.js'), other] });
  expect(differenceOf(BEFORE, rewritten).pages.changed).toEqual(['home']);
});

test('files for browsers are weighed as they are sent, those of the server not at all', () => {
  const files = [
    { ...someFile('client/home.js'), size: 500 },
    { ...someFile('client/home.js.br'), size: 100 },
    { ...someFile('client/home.js.gz'), size: 120 },
    { ...someFile('client/cart.avif'), size: 70 },
    { ...someFile('server/entry.js'), size: 9000 },
  ];
  expect(differenceOf(BEFORE, release({ files })).browserBytes).toEqual({ from: 2, to: 170 });
});

test('commits are named where both builds said them', () => {
  const after = release(commitOf('b'.repeat(40)));
  expect(differenceOf(BEFORE, after).commits).toEqual({ from: 'a'.repeat(40), to: 'b'.repeat(40) });
  expect(differenceOf(BEFORE, release({ source: undefined })).commits).toBeUndefined();
});
