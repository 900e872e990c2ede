import { CONTRACT_VERSION } from '@sgc/contract/section';
import { parseDescriptor, type Refusal, type ReleaseDescriptor, versionOf } from '../src/index.ts';
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

test('a release whose content is not what its version says is refused, one of a later contract with what to do', () => {
  const refusalOf = (descriptor: object) => {
    try {
      parseDescriptor('mfe-a', JSON.stringify(descriptor));
      return undefined;
    } catch (error) {
      const { check, message } = error as Refusal;
      return [check, message];
    }
  };
  const changed = { ...saying({}), clientEntry: 'client/other.js' };
  expect(refusalOf(changed)?.[0]).toBe('version');
  // Its digest holds what only that contract knows.
  const later = { ...saying({}), contract: CONTRACT_VERSION + 1, version: '0'.repeat(16), islands: ['map'] };
  expect(refusalOf(later)).toEqual([
    'contract',
    `it was built for contract ${CONTRACT_VERSION + 1}, and programs of contract ${CONTRACT_VERSION} cannot read it: deploy later ones first`,
  ]);
});

test.each(['a subject with \0', 'a subject with half a letter \uD83D'])(
  'a release that says of itself what cannot be stored (%j) is refused with that text',
  (subject) => {
    const source = { commit: '0123abc', author: 'Ed', subject, committedAt: '2026-01-05T10:00:00Z', isChanged: false };
    expect(() => parse(saying({ source }))).toThrow(
      `a text has characters that cannot be stored: ${JSON.stringify(subject)}`,
    );
    expect(() => parse(saying({ imports: { [subject]: ['name'] } }))).toThrow(/cannot be stored/);
  },
);
