import type { ReleaseFile } from '@sgc/release-format';
import { AssetIndex } from './asset-index.ts';

const file = (path: string, content: string): ReleaseFile => ({
  path,
  size: content.length,
  integrity: `sha384-${content}`,
});

let index: AssetIndex;

beforeEach(() => {
  index = new AssetIndex();
  index.add('mfe-eco', 'a', '/cache/a', [file('client/1.js', 'one'), file('server/1.js', 'secret')]);
});

test('only what is for browsers is found', () => {
  expect(index.find('mfe-eco', '1.js')).toBe('/cache/a/client/1.js');
  expect(index.find('mfe-eco', '../server/1.js')).toBeUndefined();
  expect(index.find('mfe-leads', '1.js')).toBeUndefined();
});

test('a file that versions share stays as long as one of them does', () => {
  index.add('mfe-eco', 'b', '/cache/b', [file('client/1.js', 'one'), file('client/2.js', 'two')]);
  index.keepOnly((_, version) => version === 'a');
  expect(index.find('mfe-eco', '1.js')).toBe('/cache/a/client/1.js');
  expect(index.find('mfe-eco', '2.js')).toBeUndefined();
  expect([index.has('mfe-eco', 'a'), index.has('mfe-eco', 'b')]).toEqual([true, false]);
});

test('a version with another file of the same name is refused and changes nothing', () => {
  const other = [file('client/2.js', 'two'), file('client/1.js', 'another')];
  expect(() => index.add('mfe-eco', 'b', '/cache/b', other)).toThrow(/differs from the file of that name/);
  expect(index.find('mfe-eco', '2.js')).toBeUndefined();
});
