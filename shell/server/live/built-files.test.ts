import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuiltFiles } from './built-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'client'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client/entry.js'), '');
  writeFileSync(join(folder, 'server/entry.js'), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

const find = (owner: string, name: string) =>
  withBuiltFiles(() => 'of a release', new Map([['mfe-eco', folder]]))(owner, name);

test('a file of a last build comes from there', () => {
  expect(find('mfe-eco', 'entry.js')).toBe(join(folder, 'client/entry.js'));
});

test.each([
  ['a file that the build does not have', 'mfe-eco', 'other.js'],
  ['a file of a section that is not built here', 'mfe-leads', 'entry.js'],
  ["a file outside of the browser's part", 'mfe-eco', '../server/entry.js'],
])('%s is looked for among releases', (_, owner, name) => {
  expect(find(owner, name)).toBe('of a release');
});
