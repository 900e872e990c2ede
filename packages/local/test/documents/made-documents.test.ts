import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, readRecords } from '../../src/documents/adr-index.ts';
import { madeDocuments } from '../../src/documents/made-documents.ts';
import { ROOT } from '../../src/root.ts';

const ADR = join(ROOT, 'docs/adr');

test.each(Object.entries(madeDocuments()))('%s is what npm run docs writes', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

test('a decision record without date and status is refused by name', () => {
  expect(() => readRecord('0007-finding.md', '# 0007 Finding\n\n**Context.** None.\n')).toThrow(
    '0007-finding.md has to begin',
  );
});

const RELATIONS = { supersedes: 'Superseded by', amends: 'amended by' };

/** Numbers that follow a word in a status, until the next word of that kind. */
const named = (status: string, word: string): string[] => {
  const [, rest = ''] = status.split(word);
  const [part = ''] = rest.split(/;|supersedes|amend|uperseded/);
  return [...part.matchAll(/\[(\d{4})\]/g)].map(([, number = '']) => number);
};

test.each(Object.entries(RELATIONS))('a record that %s another is named by that one as well', (word, back) => {
  const records = readRecords(ADR);
  const statusOf = new Map(records.map(({ number, status }) => [number, status]));
  const said = records.flatMap(({ number, status }) => named(status, word).map((other) => `${number} > ${other}`));
  const answered = records.flatMap(({ number, status }) => named(status, back).map((other) => `${other} > ${number}`));
  expect(said.sort()).toEqual(answered.sort());
  expect(said.length).toBeGreaterThan(0);
  for (const pair of said) expect(statusOf.has(pair.slice(0, 4)) && statusOf.has(pair.slice(-4))).toBe(true);
});
