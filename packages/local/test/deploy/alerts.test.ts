import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/root.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
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

test('each alarm looks at a series that the programs have', () => {
  const sources = ['shell/server/metrics/metrics.ts', 'registry/src/metrics.ts', 'api/src/health/metrics.controller.ts']
    .map(read)
    .join();
  for (const { alert, expr } of rules) {
    const [series = ''] = expr.match(/\b(shell_\w+|registry_\w+|leads|mail_kept_in_files|up)\b/) ?? [];
    const known = series === 'up' || sources.includes(series.replace(/_bucket$/, ''));
    expect({ alert, series, known }).toMatchObject({ alert, known: true });
  }
});
