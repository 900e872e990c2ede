import * as z from 'zod';

/**
 * Reads a part of what Playwright records of each test, in the order in which the tests stand in their files.
 * @param results what a run wrote as JSON.
 * @param spec the part that is read.
 * @throws ZodError if the results do not have it.
 */
export const recordedSpecs = <Spec extends z.ZodType>(results: string, spec: Spec): z.output<Spec>[] => {
  const suiteSchema = z.object({
    specs: z.array(spec).default([]),
    get suites(): z.ZodDefault<z.ZodArray<typeof suiteSchema>> {
      return z.array(suiteSchema).default([]);
    },
  });
  const flatten = ({ specs, suites }: z.output<typeof suiteSchema>): z.output<Spec>[] => [
    ...specs,
    ...suites.flatMap(flatten),
  ];
  return flatten(suiteSchema.parse(JSON.parse(results)));
};
