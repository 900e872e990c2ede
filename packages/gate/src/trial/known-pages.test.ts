import { type ReleaseSet, releaseSet, type ShellDescriptor } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import { KnownPages } from './known-pages.ts';

const page = (id: string, ...fragments: string[]) => ({
  id,
  paths: [`/${id}`],
  search: [],
  fragments,
  files: { scripts: [], lazyScripts: [], styles: [] },
});

/** Two sections of these versions; the page `/placing` of the one shows a fragment of the other. */
const setOf = (first: string, second: string, shell = 'shell'): ReleaseSet =>
  releaseSet({ version: shell, pages: [] } as unknown as ShellDescriptor, [
    {
      descriptor: {
        ...SOME_RELEASE,
        section: 'mfe-first',
        version: first,
        pages: [page('plain'), page('placing', 'mfe-second/part')],
      },
      directory: '',
    },
    { descriptor: { ...SOME_RELEASE, section: 'mfe-second', version: second, pages: [] }, directory: '' },
  ]);

const SEEN = { seen: true };

test.each([
  ['its section stays', '/plain', setOf('a', 'other'), SEEN],
  ['its section changes', '/plain', setOf('other', 'b'), undefined],
  ['the shell changes', '/plain', setOf('a', 'b', 'other'), undefined],
  ['a fragment that it shows changes', '/placing', setOf('a', 'other'), undefined],
  ['what it is made of stays', '/placing', setOf('a', 'b'), SEEN],
])('when %s, of a page that was seen is known what it is made of', (_, address, later, known) => {
  const pages = new KnownPages<typeof SEEN>(10);
  pages.in(setOf('a', 'b')).learn(address, SEEN);
  expect(pages.in(later).of(address)).toEqual(known);
});
