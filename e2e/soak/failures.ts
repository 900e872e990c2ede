import type { TestResult } from '../qa/test-results.ts';

/** A run of the suite; without results where it ended before it had any. */
export interface SoakRun {
  readonly code: number;
  readonly results: readonly TestResult[] | undefined;
}

/** A test that failed, and how often. */
export interface SoakFailure {
  readonly test: string;
  readonly failed: number;
}

/** Tests that failed in any run, those that failed most often first. */
export const failuresOf = (runs: readonly SoakRun[]): readonly SoakFailure[] => {
  const counts = new Map<string, number>();
  for (const { code, results = [] } of runs) {
    const failed = results.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
    // What failed is no test then: a site that does not start, a file that cannot be read.
    if (code !== 0 && failed.length === 0) failed.push('the run itself');
    for (const test of new Set(failed)) counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  return [...counts]
    .map(([test, failed]) => ({ test, failed }))
    .toSorted((a, b) => b.failed - a.failed || a.test.localeCompare(b.test));
};

/** A table for a terminal: how many of all runs each test failed in. */
export const failureTable = (runs: readonly SoakRun[]): string =>
  failuresOf(runs)
    .map(({ test, failed }) => `${`${failed} of ${runs.length}`.padStart(9)}  ${test}`)
    .join('\n');
