import { allFiles, mapOf, type ReleaseDescriptor, signedText } from './descriptor.schema.ts';
import { parseDescriptor } from './parse-descriptor.ts';
import { SOME_RELEASE, someFile } from './testing/some-release.ts';
import { versionOf } from './version.ts';

const MAP = someFile(mapOf('client/entry.js'));

const versioned = (change: Partial<ReleaseDescriptor>): ReleaseDescriptor => {
  const changed = { ...SOME_RELEASE, ...change };
  return { ...changed, version: versionOf(changed) };
};

const parsed = (descriptor: ReleaseDescriptor): ReleaseDescriptor =>
  parseDescriptor(descriptor.section, JSON.stringify(descriptor));

test('a release without source maps keeps the version that it had before there were any', () => {
  expect(SOME_RELEASE.version).toBe('79376a3651ab092a');
});

test('source maps belong to a release: others make another version, and another text is signed', () => {
  const mapped = versioned({ maps: [MAP] });
  expect(parsed(mapped)).toEqual(mapped);
  expect(allFiles(mapped)).toEqual([...SOME_RELEASE.files, MAP]);
  const others = [versioned({}), versioned({ maps: [{ ...MAP, size: 2 }] })];
  for (const other of others) {
    expect(other.version).not.toBe(mapped.version);
    expect(signedText({ ...other, version: mapped.version })).not.toBe(signedText(mapped));
  }
});

test('a source map that is left out on the way is missed', () => {
  const { maps: _, ...without } = versioned({ maps: [MAP] });
  expect(() => parsed(without)).toThrow('its content is');
});

test.each([
  ['of no file', 'client/other.js.map', 'is the source map of no file'],
  ['that is a file too', 'client/entry.js', 'is listed twice'],
])('a source map %s is refused', (_, path, why) => {
  expect(() => parsed(versioned({ maps: [someFile(path)] }))).toThrow(why);
});
