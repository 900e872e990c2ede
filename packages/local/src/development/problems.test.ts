import { join } from 'node:path';
import type { Failure, Problem } from '@sgc/contract/development';
import { ROOT } from '../root.ts';
import { Problems } from './problems.ts';

const BROKEN: Problem = {
  kind: 'build',
  program: 'mfe-eco',
  message: 'Unexpected token',
  file: 'mfe-eco/no-such.tsx',
  line: 3,
};

const refusal = (version: string): Failure => ({
  kind: 'gate',
  program: 'mfe-eco',
  version,
  message: 'budgets: too large',
  stack: '',
});

const thrown: Failure = { kind: 'browser', program: 'shell', message: 'no words', stack: '' };

let printed: string[];
let shown: readonly Problem[];
let problems: Problems;

beforeEach(() => {
  printed = [];
  shown = [];
  problems = new Problems({
    root: ROOT,
    sourcesOf: (program) => join(ROOT, program),
    folderOf: () => '/nowhere',
    versionOf: () => 'second',
    buildOf: () => 'second build',
    log: (line) => printed.push(line),
    onChange: (all) => {
      shown = all;
    },
  });
});

test('a problem that two tools find at one place is printed and shown once, with section, file and line', () => {
  problems.set('build', 'mfe-eco', [BROKEN]);
  problems.set('types', 'mfe-eco', [{ ...BROKEN, kind: 'types', message: 'Expression expected' }]);
  expect(printed).toEqual(['mfe-eco: build: mfe-eco/no-such.tsx:3 Unexpected token']);
  expect(shown).toEqual([BROKEN]);
});

test('a problem that a tool no longer finds is gone, and printed anew if it comes back', () => {
  problems.set('build', 'mfe-eco', [BROKEN]);
  problems.set('build', 'mfe-eco', []);
  expect(shown).toEqual([]);
  problems.set('build', 'mfe-eco', [BROKEN]);
  expect(printed).toHaveLength(2);
});

test('a refusal of an earlier release of a section is ignored', () => {
  problems.failed(refusal('first'));
  expect(shown).toEqual([]);
  problems.failed(refusal('second'));
  expect(shown).toHaveLength(1);
});

test('a refusal without a stack is shown where the section declares the page that it names', () => {
  problems.failed({ ...refusal('second'), message: 'descriptions: the page eco-impact has none' });
  expect(printed[0]).toMatch(
    /^mfe-eco: gate: mfe-eco\/src\/section\.ts:\d+ descriptions: the page eco-impact has none\n/,
  );
  expect(printed[0]).toMatch(/^> +\d+ \| +id: 'eco-impact',$/m);
});

test('a refusal of the whole section is shown where the section is defined', () => {
  problems.failed(refusal('second'));
  expect(shown[0]?.frame).toMatch(/^> +\d+ \| export const section = defineSection\(\{$/m);
});

test('an exception for which the gate refuses a release is shown once, where it was thrown', () => {
  const message = 'no server';
  problems.failed({ ...refusal('second'), message: `pages: the page eco-impact could not be rendered: ${message}` });
  problems.set('build', 'mfe-eco', [{ ...BROKEN, kind: 'server', message }]);
  expect(shown).toEqual([{ ...BROKEN, kind: 'server', message }]);
});

test('a refusal is gone with the next release of its section, and with no other', () => {
  problems.failed(refusal('second'));
  problems.released('mfe-leads');
  expect(shown).toHaveLength(1);
  problems.released('mfe-eco');
  expect(shown).toEqual([]);
});

test('an error in a browser that runs an earlier build of the section is ignored', () => {
  problems.failed({ ...thrown, program: 'mfe-eco', builds: { 'mfe-eco': 'first build' } });
  expect(shown).toEqual([]);
  problems.failed({ ...thrown, program: 'mfe-eco', builds: { 'mfe-eco': 'second build', 'mfe-leads': 'first build' } });
  expect(shown).toHaveLength(1);
});

test('an error that was thrown at an unknown place is gone with the next build of any program', () => {
  problems.failed(thrown);
  problems.released('mfe-eco');
  expect(shown).toHaveLength(1);
  problems.rebuilt('mfe-eco');
  expect(shown).toEqual([]);
});
