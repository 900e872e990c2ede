import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkContract,
  checkSharedVersions,
  type ReleaseDescriptor,
  releaseDescriptorSchema,
  type ShellDescriptor,
  shellDescriptorSchema,
  versionOf,
} from '../src/index.ts';
import { SOME_RELEASE } from '../src/testing/index.ts';

test('a release of the version in use is read whole by this one', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(__dirname, '../recorded/release.json'), 'utf8'));
  expect(releaseDescriptorSchema.parse(recorded)).toEqual(recorded);
});

/** The descriptor of the last shell of contract 2. */
const SHELL_OF_2: ShellDescriptor = shellDescriptorSchema.parse(
  JSON.parse(readFileSync(join(__dirname, '../recorded/shell-2.json'), 'utf8')),
);

const SHELL_OF_3: ShellDescriptor = {
  ...SHELL_OF_2,
  contract: 3,
  earlierContracts: [{ contract: 2, until: '2027-05-31' }],
};

const ofContract = (contract: number): ReleaseDescriptor => ({ ...SOME_RELEASE, contract });

test('a release of a later contract is refused by the recorded shell, and told to wait', () => {
  expect(() => checkContract(ofContract(3), SHELL_OF_2)).toThrow(
    'it was built for contract 3, this shell speaks contract 2: wait until a later shell is live, or build it with earlier packages',
  );
  expect(checkContract(ofContract(2), SHELL_OF_2)).toBeUndefined();
});

test('a release of the contract before is taken by the shell of this one, with a warning until when', () => {
  expect(checkContract(ofContract(3), SHELL_OF_3)).toBeUndefined();
  expect(checkContract(ofContract(2), SHELL_OF_3)).toBe(
    'it was built for contract 2, which is taken until 2027-05-31: build it by then with packages of contract 3',
  );
  expect(() => checkContract(ofContract(1), SHELL_OF_3)).toThrow(
    'it was built for contract 1, this shell speaks contract 3 and takes 2 until 2027-05-31: build it with later packages',
  );
});

test('the recorded release of the contract before has the version that it had when it was built', () => {
  const { descriptor } = JSON.parse(readFileSync(join(__dirname, '../recorded/contract-2.json'), 'utf8'));
  expect(versionOf(releaseDescriptorSchema.parse(descriptor))).toBe(descriptor.version);
});

test.each([
  [
    'a later major of React than the shell provides waits for a shell',
    '20.0.0',
    /: wait until a shell that provides it/,
  ],
  ['an earlier major of React is built anew', '18.3.1', /: build it against what the shell provides$/],
])('a release built against %s', (_, react, way) => {
  expect(() => checkSharedVersions({ ...SOME_RELEASE, shared: { react } }, SHELL_OF_3)).toThrow(way);
});

const BUILT_FOR_18: ReleaseDescriptor = { ...SOME_RELEASE, shared: { react: '18.3.1' } };

test("a release that says it runs on the shell's major as well is taken, so that shell and section need not change on one day", () => {
  const both = { ...BUILT_FOR_18, alsoRunsOn: { react: [19] } };
  const shellOf18 = { ...SHELL_OF_3, shared: { react: '18.3.1' } };
  for (const shell of [shellOf18, SHELL_OF_3]) expect(checkSharedVersions(both, shell)).toBeUndefined();
  expect(versionOf(both)).not.toBe(versionOf(BUILT_FOR_18));
});

test('a release that does not run on an announced major gets a warning from when on the shell provides it', () => {
  const announcing = {
    ...SHELL_OF_3,
    shared: { react: '18.3.1' },
    announced: { react: { major: 19, from: '2027-03-01' } },
  };
  expect(checkSharedVersions(BUILT_FOR_18, announcing)).toBe(
    'the shell provides react 19 from 2027-03-01 on: try it, and say that it runs on it',
  );
  expect(checkSharedVersions({ ...BUILT_FOR_18, alsoRunsOn: { react: [19] } }, announcing)).toBeUndefined();
});
