import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Problem } from '@sgc/contract/development';
import * as z from 'zod';
import { ROOT } from '../root.ts';
import type { Tool } from './check.ts';

const DEPENDENCY_CRUISER = join(
  dirname(createRequire(import.meta.url).resolve('dependency-cruiser/package.json')),
  'bin/dependency-cruise.mjs',
);

/** What of the tool's report is read. */
const reportSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ module: z.string(), resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
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
  const { modules, summary } = reportSchema.parse(JSON.parse(printed));
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, rule }) => {
    const dependencies = modules.find(({ source }) => source === from)?.dependencies ?? [];
    const specifier = dependencies.find(({ resolved }) => resolved === to)?.module;
    const reason = reasons.get(rule.name) ?? 'The file stands in no layer of dependency-rules.json.';
    return { kind: 'dependencies', program, message: reason, file: from, line: lineOfImport(from, specifier) };
  });
};

/** Imports of a program that the dependency rules forbid. */
export const forbiddenImports = (program: string): Tool => ({
  args: [DEPENDENCY_CRUISER, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', program],
  problemsIn: (printed) => problemsIn(program, printed),
});
