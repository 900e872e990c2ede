import * as z from 'zod/mini';
import { MOST_OF_ONE_KIND } from './report-limits.ts';

/** Web vitals that are reported. CLS has no unit, the others are milliseconds. */
export const WEB_VITALS = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

const LIMIT_SECTIONS = 20;
const LIMIT_VALUE = 600_000;

const sectionSchema = z.string().check(z.regex(/^(shell|mfe-[a-z0-9]+(-[a-z0-9]+)*)$/), z.maxLength(40));

const countsSchema = z
  .record(sectionSchema, z.int().check(z.positive(), z.maximum(MOST_OF_ONE_KIND)))
  .check(z.refine((counts) => Object.keys(counts).length <= LIMIT_SECTIONS, 'too many sections'));

/**
 * What has happened since the last report, as numbers by section: no addresses, no words of errors, nothing about the
 * person. Versions follow from the release set.
 */
export const reportSchema = z.strictObject({
  set: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Pages shown in which the section's code took part. */
  views: countsSchema,
  /** Those of them, or of earlier reports, in which its code failed; a page counts once. */
  failedViews: countsSchema,
  /** Scripts and styles that could not be loaded. */
  lostFiles: countsSchema,
  /** Of the document, under the owner of its first page. */
  vitals: z
    .array(
      z.strictObject({
        section: sectionSchema,
        name: z.enum(WEB_VITALS),
        value: z.number().check(z.nonnegative(), z.maximum(LIMIT_VALUE)),
      }),
    )
    .check(z.maxLength(WEB_VITALS.length * 2)),
});
export type Report = z.infer<typeof reportSchema>;
