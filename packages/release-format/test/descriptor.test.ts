import { parseDescriptor, type ReleaseDescriptor, versionOf } from '../src/index.ts';
import { SOME_RELEASE } from '../src/testing/index.ts';

const page = (more: object, scripts: string[]): object => ({
  id: 'a',
  paths: ['/a/page'],
  search: [],
  fragments: [],
  ...more,
  files: { scripts, lazyScripts: [], styles: [] },
});

const saying = (change: object): ReleaseDescriptor => {
  const changed = { ...SOME_RELEASE, ...change };
  return { ...changed, version: versionOf(changed) };
};

const parse = (descriptor: ReleaseDescriptor) => parseDescriptor('mfe-a', JSON.stringify(descriptor));

test('policies of Trusted Types and pages without a program are part of the version, which is unchanged without them', () => {
  // The result of `versionOf` from before these fields.
  expect(SOME_RELEASE.version).toBe('79376a3651ab092a');
  const asking = saying({ trustedTypes: ['lit-html'] });
  expect(asking.version).not.toBe(SOME_RELEASE.version);
  expect(parse(asking)).toEqual(asking);
  const [plain, still] = [{}, { program: 'none' }].map((more) => saying({ pages: [page(more, [])] }));
  expect(plain?.version).not.toBe(still?.version);
});

test('a page that says it has no program and lists scripts is refused', () => {
  expect(() => parse(saying({ pages: [page({ program: 'none' }, ['client/entry.js'])] }))).toThrow(
    'its page a says that it has no program, and lists scripts',
  );
});

test('a policy of Trusted Types of an unknown library is refused', () => {
  expect(() => parse(saying({ trustedTypes: ["data-blocks 'allow-duplicates'"] }))).toThrow(/trustedTypes/);
});
