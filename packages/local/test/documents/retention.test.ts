import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';
import { sourcesOf } from './sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const [, section = ''] = /^## What is kept, and for how long\n(.*?)^## /ms.exec(read('docs/operations.md')) ?? [];

const SECONDS: Readonly<Record<string, number>> = {
  DAYS: 86_400,
  HOURS: 3600,
  SECONDS: 1,
  S: 1,
  MS: 0.001,
  minutes: 60,
  hours: 3600,
  days: 86_400,
};

const rows = [...section.matchAll(/^\| .* \| (\d+) (\w+) \| \[(\w+)\]\(\.\.\/([^)]+)\) \|$/gm)].map(
  ([, count = '', unit = '', name = '', path = '']) => ({ count: Number(count), unit, name, path }),
);

/** The value of a constant or the default of a setting: a product of whole numbers. */
const productOf = (name: string, text: string): number => {
  const found = new RegExp(`\\b${name}(?: = |: .*\\.default\\()([\\d_ *]+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${name} is no product of whole numbers`);
  return found
    .split('*')
    .map((factor) => Number(factor.replaceAll('_', '')))
    .reduce((product, factor) => product * factor, 1);
};

test('the table has every row that it shows', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toHaveLength([...section.matchAll(/^\| .* \|$/gm)].length - 1);
});

test.each(rows)('$name is kept for $count $unit, as the table says', ({ count, unit, name, path }) => {
  const inSeconds = productOf(name, read(path)) * (SECONDS[name.split('_').at(-1) ?? ''] ?? Number.NaN);
  expect(inSeconds).toBeCloseTo(count * (SECONDS[unit] ?? Number.NaN));
});

test('every table that a migration creates is named', () => {
  const migrations = sourcesOf('api/src/database/migrations/*.ts', 'registry/src/database/migrations/*.sql');
  const tables = migrations.flatMap(({ text }) => [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)]);
  expect(tables.length).toBeGreaterThan(10);
  const spokenOf = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(tables.map(([, name]) => name).filter((name) => !spokenOf.has(name))).toEqual([]);
});
