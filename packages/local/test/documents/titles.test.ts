import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';

const TESTS = /\.(test\.tsx?|e2e-spec\.ts|spec\.ts)$/;

/** The title of a test: `test('…'`, `test.each(…)('…'` or `test.each`…`('…'`. */
const TITLE = /(?:\b(?:test|it)(?:\.\w+)*\(|\)\(|`\()\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Words that name no subject: a reader of the list of failed tests has to know what failed. */
const NO_SUBJECT = /^(what|whatever|whoever|nothing|nobody|somebody|it)\b/i;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => TESTS.test(path) && existsSync(join(ROOT, path)));

const titlesOf = (text: string): string[] => [...text.matchAll(TITLE)].map(([, , title = '']) => title);

test('a title is found wherever a test has it', () => {
  const text = "test('a', () => {});\ntest.each([[f(1)]])(\n  'b %s',\n);\ntest(`c`, covers('1.2'));";
  expect(titlesOf(text)).toEqual(['a', 'b %s', 'c']);
});

test('every title of a test begins with its subject', () => {
  const found = files.flatMap((path) =>
    titlesOf(readFileSync(join(ROOT, path), 'utf8'))
      .filter((title) => NO_SUBJECT.test(title))
      .map((title) => `${path}: ${title}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
