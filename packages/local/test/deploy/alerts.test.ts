import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/root.ts';

interface Rule {
  readonly alert: string;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const rules: readonly Rule[] = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
  (group: { rules: readonly Rule[] }) => group.rules,
);

test('each alarm has a part of the operations handbook, and each part an alarm', () => {
  const part = read('docs/operations.md').split('## When an alarm rings')[1]?.split(/^## /m)[0] ?? '';
  const headings = [...part.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
});
