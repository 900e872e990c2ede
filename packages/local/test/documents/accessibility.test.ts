import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';
import { WCAG_CRITERIA } from './wcag-criteria.ts';

const DOCS = join(ROOT, 'docs');
const rows = readFileSync(join(DOCS, 'accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));

test('the table has each criterion of levels A and AA once, in order', () => {
  expect(WCAG_CRITERIA).toHaveLength(55);
  expect(rows.map((row) => /^\| [^|]+ \| A+ \|/.exec(row)?.[0])).toEqual(WCAG_CRITERIA);
});

test.each(rows)('%s: names an existing test', (row) => {
  const tests = [...row.matchAll(/\]\(([^)]+\.(?:spec|test)\.tsx?)\)/g)].map(([, path = '']) => path);
  expect(tests).not.toEqual([]);
  expect(tests.filter((path) => !existsSync(join(DOCS, path)))).toEqual([]);
});
