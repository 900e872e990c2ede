import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').split('@media print')[0] ?? '';
const declarations = [...css.matchAll(/--color-([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const plateStart = css.indexOf('color-scheme: dark');
const onPlates = new Set([...css.slice(plateStart).matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name));

const sheetsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

type Pair = [of: string, on: string];

type Ground = 'light' | 'dark' | 'plate';

const read = (name: string, ground: Ground): string => {
  const found = declarations.filter((declaration) => declaration.name === name);
  const value = (ground === 'plate' && onPlates.has(name) ? found.at(-1) : found[0])?.value ?? '';
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = pair ? (pair[ground === 'light' ? 1 : 2] ?? '') : value;
  const reference = /^var\(--color-([a-z-]+)\)$/.exec(chosen);
  return reference ? read(reference[1] ?? '', ground) : chosen;
};

/** Text on a ground: at least 7 to 1, as WCAG asks at level AAA. */
const TEXT: readonly Pair[] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground): Pair[] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['brand', ground],
    ['brand-strong', ground],
    ['danger', ground],
  ]),
  ['paper', 'ink'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-brand-surface', 'brand-surface'],
  ['on-spark', 'spark'],
  ['on-spark', 'spark-strong'],
  ['spark', 'plate'],
  ['on-plate', 'plate'],
  ['on-plate-muted', 'plate'],
  ['on-notice', 'notice'],
  ['on-notice-surface', 'notice-surface'],
  ['on-danger-surface', 'danger-surface'],
];

/** What shows where a control is, and where focus is: at least 3 to 1. */
const SHAPES: readonly Pair[] = ['paper', 'surface', 'sunken'].flatMap((ground): Pair[] => [
  ['line-strong', ground],
  ['focus', ground],
]);

describe.each(['light', 'dark', 'plate'] as const)('colours of the %s ground', (ground) => {
  test.each(TEXT)('%s is readable on %s', (text, behind) => {
    expect(contrast(read(text, ground), read(behind, ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(SHAPES)('%s stands out from %s', (shape, behind) => {
    expect(contrast(read(shape, ground), read(behind, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the layers are declared once, before any rule', () => {
  expect(css.match(/@layer [a-z, ]+;/g)).toEqual(['@layer reset, tokens, base, ui, chrome, section;']);
  expect(css.indexOf('@layer reset')).toBeLessThan(css.indexOf('{'));
});

test('every sheet of the package keeps inside the layers', () => {
  for (const sheet of sheetsBelow(join(__dirname, '../src')))
    expect(sheet).toMatch(/^@layer (reset|base|ui) \{\n[\s\S]*^\}\n$/m);
});

const PROJECT = join(__dirname, '../../..');

/** Folders that have sheets: the packages, the shell and every section. */
const SOURCES = readdirSync(PROJECT)
  .flatMap((name) => (name === 'packages' ? readdirSync(join(PROJECT, name)).map((own) => join(name, own)) : [name]))
  .map((folder) => join(folder, 'src'))
  .filter((folder) => existsSync(join(PROJECT, folder)) && sheetsBelow(join(PROJECT, folder)).length > 0);

const projectSheets = (folder: string): string[] => sheetsBelow(join(PROJECT, folder));

test.each(SOURCES)('every custom property that a sheet of %s uses is a token, or declared in the sheets', (folder) => {
  const declared = new Set(
    [css, ...SOURCES.flatMap(projectSheets)].flatMap((sheet) =>
      [...sheet.matchAll(/(?<=^|[\s;{])(--[a-z\d-]+):/g)].map(([, name]) => name),
    ),
  );
  const used = projectSheets(folder).flatMap((sheet) =>
    [...sheet.matchAll(/var\(\s*(--[a-z\d-]+)/g)].map(([, name]) => name),
  );
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
