import * as z from 'zod/mini';

/** Where shells report errors of versions, and learn where in the sources they are. */
export const ERRORS = '/errors';

/** Errors in one report. */
export const ERRORS_LIMIT = 100;

/** Different errors that are remembered of a version. */
export const REMEMBERED_ERRORS = 10;

/** PostgreSQL keeps no control characters, and a log needs none. */
const line = (length: number) => z.string().check(z.maxLength(length), z.regex(/^\P{Cc}*$/u));

/** Who met an error: a shell's renderer, or a visitor's browser that says so. */
export const errorSideSchema = z.enum(['server', 'browser']);
export type ErrorSide = z.infer<typeof errorSideSchema>;

/**
 * An error of a version's code. Built files in `at` and `componentStack` are named as their release does, with line and column
 * counted from 1: `mfe-eco/client/12.0916d11a.js:1:2042`.
 */
export const reportedErrorSchema = z.object({
  /** A section's name, or `shell`. */
  section: z.string().check(z.maxLength(60)),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  side: errorSideSchema,
  /** Which of its pages; empty where that is not known. */
  page: line(60),
  message: line(200),
  at: z.optional(line(200)),
  /** React's, a line for each component. */
  componentStack: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\P{Cc}\n\t]*$/u))),
  /** How often it was met since it was last reported. */
  count: z.int().check(z.positive(), z.maximum(1_000_000)),
});
export type ReportedError = z.infer<typeof reportedErrorSchema>;

/** What a shell reports at once: `ERRORS_LIMIT` errors at the most. */
export const reportedErrorsSchema = z.object({
  errors: z.array(reportedErrorSchema).check(z.minLength(1), z.maxLength(ERRORS_LIMIT)),
});

/** Where in the sources an error is, as far as source maps of the version tell: `src/pages/eco.page.tsx:12:5`. */
export const errorPlaceSchema = z.object({
  place: z.optional(z.string()),
  componentStack: z.optional(z.string()),
});
export type ErrorPlace = z.infer<typeof errorPlaceSchema>;

/** What the registry answers: the place of each reported error, in their order. */
export const errorPlacesSchema = z.object({ places: z.array(errorPlaceSchema) });

/** One of the latest errors of a version. */
export const rememberedErrorSchema = z.object({
  side: errorSideSchema,
  page: z.string(),
  message: z.string(),
  /** In the sources where that is known, else in a built file; empty if neither is known. */
  place: z.string(),
  count: z.int(),
  /** ISO 8601, UTC. */
  lastAt: z.string(),
});
export type RememberedError = z.infer<typeof rememberedErrorSchema>;
