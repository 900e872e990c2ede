import { readFile } from 'node:fs/promises';
import * as z from 'zod';
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

const suiteSchema = z.object({
  specs: z.array(specSchema).default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof suiteSchema>> {
    return z.array(suiteSchema).default([]);
  },
});

/** A test that was run, and the pages that it had open. */
export interface VisitingTest {
  readonly hasPassed: boolean;
  readonly visits: readonly Visit[];
}

const flatten = ({ specs, suites }: z.infer<typeof suiteSchema>): VisitingTest[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ status, annotations, results }) => {
      const noted = [...annotations, ...results.flatMap((result) => result.annotations)];
      const visits = noted
        .filter(({ type }) => type === VISIT)
        .flatMap(({ description = '[]' }) => visitsSchema.parse(JSON.parse(description)));
      return status === 'skipped' ? [] : [{ hasPassed: status === 'expected', visits }];
    }),
  ),
  ...suites.flatMap(flatten),
];

/** Tests and their visits in results that Playwright wrote as JSON. */
export const visitsIn = (results: string): VisitingTest[] => flatten(suiteSchema.parse(JSON.parse(results)));

/** The same of several files. */
export const readVisits = async (files: readonly string[]): Promise<VisitingTest[]> =>
  (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(visitsIn);
