import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNot } from './why-not.ts';

const SITE = 'https://staging.example.com';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mfe-'));
  for (const path of ['src', 'node_modules/@rsbuild/core']) mkdirSync(join(folder, path), { recursive: true });
  for (const file of ['src/section.ts', 'rsbuild.config.ts']) writeFileSync(join(folder, file), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a section whose packages are installed is developed in a site by its address', () => {
  expect(whyNot(folder, SITE)).toBeUndefined();
});

test.each(['src/section.ts', 'rsbuild.config.ts', 'node_modules/@rsbuild/core'])(
  'a folder without %s is told what to do',
  (path) => {
    rmSync(join(folder, path), { recursive: true });
    expect(whyNot(folder, SITE)).toMatch(new RegExp(`^${path} is not here: run this in the folder of a section`));
  },
);

test.each([
  ['no site', '', 'Say which site'],
  ['a name without a protocol', 'staging.example.com', 'SITE is staging.example.com, and has to be the address'],
  ['a folder', 'file:///srv/site', 'SITE is file:///srv/site, and has to be the address'],
])('given %s, it says what a site is', (_, site, words) => {
  expect(whyNot(folder, site)).toContain(words);
});
