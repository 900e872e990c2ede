import * as z from 'zod/mini';

/** What financing starts from and how long it runs. The rate is for select models and on approved credit: say so beside it. */
export const financingSchema = z
  .object({
    lowestAprPercent: z.number().check(z.nonnegative()),
    shortestMonths: z.int().check(z.positive()),
    longestMonths: z.int().check(z.positive()),
  })
  .check(
    z.refine(({ shortestMonths, longestMonths }) => shortestMonths <= longestMonths, {
      error: 'the longest term must not be shorter than the shortest',
    }),
  );
export type Financing = z.infer<typeof financingSchema>;
