import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';
import { RETIRED_WORDS } from './retired-words.ts';

const MOST_TERMS = 40;

/** Files that people read or write: not those of tools, not pictures, not this list. */
const OURS = /\.(tsx?|[cm]?js|json|ya?ml|css|md|sql|conf)$/;
const NOT_OURS = /^(package-lock\.json|packages\/local\/test\/documents\/)/;

/** Superseded records may name settings that no longer exist. */
const isSuperseded = (path: string, text: string): boolean =>
  path.startsWith('docs/adr/') && /^\S+\. Superseded/m.test(text);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => OURS.test(path) && !NOT_OURS.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ path, text }) => !isSuperseded(path, text));

test.each(RETIRED_WORDS)('no file or path says %s', (retired) => {
  const found = files.filter(({ path, text }) => retired.test(text) || retired.test(path));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('a comment names people and programs by what they are', () => {
  const found = files.flatMap(({ path, text }) =>
    /\.(tsx?|[cm]?js)$/.test(path)
      ? text
          .split('\n')
          .filter((line) => /^\s*(\/\/|\/?\*).*\b(nobody|somebody|anybody|whoever)\b/i.test(line))
          .map((line) => `${path}: ${line.trim()}`)
      : [],
  );
  expect(found).toEqual([]);
});

test('the glossary has at most 40 terms, each once and in order', () => {
  const glossary = files.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';
  const terms = [...glossary.matchAll(/^\| (?!Term)([^|-]+?) \|/gm)].map(([, term = '']) => term);
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.length).toBeLessThanOrEqual(MOST_TERMS);
  const inOrder = [...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  expect(terms).toEqual(inOrder);
});
