import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { recordedSpecs } from '../recorded-specs.ts';
import { VISIT, type Visit, visitsSchema } from '../visit.schema.ts';

const annotationsSchema = z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]);

const specSchema = z.object({
  tests: z.array(
    z.object({
      /** Whether it ended as its author says that it does. */
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: annotationsSchema,
      results: z.array(z.object({ annotations: annotationsSchema })),
    }),
  ),
});

/** A test that was run, and the pages that it had open. */
export interface VisitingTest {
  readonly hasPassed: boolean;
  readonly visits: readonly Visit[];
}

/** Tests and their visits in results that Playwright wrote as JSON. */
export const visitsIn = (results: string): VisitingTest[] =>
  recordedSpecs(results, specSchema).flatMap(({ tests }) =>
    tests.flatMap(({ status, annotations, results: runs }) => {
      const noted = [...annotations, ...runs.flatMap((run) => run.annotations)];
      const visits = noted
        .filter(({ type }) => type === VISIT)
        .flatMap(({ description = '[]' }) => visitsSchema.parse(JSON.parse(description)));
      return status === 'skipped' ? [] : [{ hasPassed: status === 'expected', visits }];
    }),
  );

/** The same of several files. */
export const readVisits = async (files: readonly string[]): Promise<VisitingTest[]> =>
  (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(visitsIn);
