import * as z from 'zod/mini';
import { MOST_ERRORS, MOST_LOST_FILES } from './limits.ts';

/** Web vitals that are reported. CLS has no unit, the others are milliseconds. */
export const WEB_VITALS = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

const LIMIT_SECTIONS = 20;
const LIMIT_VALUE = 600_000;
const LIMIT_TOKEN = 60;

const sectionSchema = z.string().check(z.regex(/^(shell|mfe-[a-z0-9]+(-[a-z0-9]+)*)$/), z.maxLength(40));

const sectionsSchema = z.array(sectionSchema).check(z.maxLength(LIMIT_SECTIONS));

/** Which view it is. Versions follow from the release set. */
const viewSchema = {
  set: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Came with the answer that showed the page; a report without it does not count. */
  token: z.string().check(z.maxLength(LIMIT_TOKEN)),
};

/** Code of sections is about to run in a view: from then on it has to report. */
export const openingSchema = z.strictObject({ ...viewSchema, sections: sectionsSchema });
export type Opening = z.infer<typeof openingSchema>;

/** An error of a section's code: its kind in fixed words (`errorKind`), and places in built files of its release. */
const errorSchema = z.strictObject({
  section: sectionSchema,
  page: z.string().check(z.regex(/^[a-z0-9-]{0,60}$/)),
  message: z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
  at: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w/.-]+:\d+:\d+$/))),
  componentStack: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[\P{Cc}\n\t]*$/u))),
});

/**
 * The events of a view since its last report, by section: no addresses, no words of errors, nothing about the
 * person.
 */
export const reportSchema = z.strictObject({
  ...viewSchema,
  /** Whether the view has opened: only such views are missed. */
  opened: z.boolean(),
  /** Whether the page was rendered ahead and is not shown: the view has answered, and none is counted. */
  isAhead: z.optional(z.boolean()),
  /** Sections whose code takes part in the page; none in a later report of the same view. */
  views: sectionsSchema,
  /** Those whose code failed. */
  failedViews: sectionsSchema,
  /** The first error of each of them, if it was one. Reports of before there were any have none. */
  errors: z.optional(z.array(errorSchema).check(z.maxLength(MOST_ERRORS))),
  /** Scripts and styles that could not be loaded. */
  lostFiles: z
    .record(sectionSchema, z.int().check(z.positive(), z.maximum(MOST_LOST_FILES)))
    .check(z.refine((counts) => Object.keys(counts).length <= LIMIT_SECTIONS, 'too many sections')),
  /** Of the document, under the owner of its first page. */
  vitals: z
    .array(
      z.strictObject({
        section: sectionSchema,
        name: z.enum(WEB_VITALS),
        value: z.number().check(z.nonnegative(), z.maximum(LIMIT_VALUE)),
      }),
    )
    .check(z.maxLength(WEB_VITALS.length)),
});
export type Report = z.infer<typeof reportSchema>;
