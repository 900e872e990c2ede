import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@sgc/contract/development';
import * as z from 'zod';
import { ROOT } from '../root.ts';
import type { Tool } from './check.ts';

const DEPENDENCY_CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** The part of the tool's report that is read. */
const reportSchema = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), unresolvedTo: z.optional(z.string()), rule: z.object({ name: z.string() }) }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
});

/** The line, counted from 1, in which a file imports something; the first one where it is not found. */
const lineOfImport = (file: string, specifier: string | undefined): number => {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`)),
    ) + 1
  );
};

const problemsIn = (program: string, printed: string): Problem[] => {
  const { summary } = reportSchema.parse(JSON.parse(printed));
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, unresolvedTo, rule }) => ({
    kind: 'dependencies',
    program,
    message: reasons.get(rule.name) ?? 'The file stands in no layer of dependency-rules.json.',
    file: from,
    line: lineOfImport(from, unresolvedTo),
  }));
};

/** Imports of a program that the dependency rules forbid. */
export const forbiddenImports = (program: string): Tool => ({
  args: [DEPENDENCY_CRUISER, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', program],
  problemsIn: (printed) => problemsIn(program, printed),
});
