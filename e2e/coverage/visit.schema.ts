import * as z from 'zod';

/** Type of the annotation that holds the visits of a test, as JSON. */
export const VISIT = 'visit';

/** Something that failed while a page was open, by the address that was asked. Faults of a site have names of their own. */
export const REQUEST_FAULTS = [
  'document-failed',
  'page-answer-failed',
  'api-request-failed',
  'file-failed',
  'other-request-failed',
] as const;

const visitSchema = z.object({
  /** Without its search. */
  path: z.string(),
  /** Of the document; null where the page changed within a document. */
  status: z.int().nullable(),
  /** Of the viewport, in CSS pixels; null where the browser decided. */
  width: z.int().nullable(),
  scheme: z.enum(['light', 'dark', 'no-preference']),
  javaScript: z.boolean(),
  /** Whether the page waited for an answer longer than visitors take for at once. */
  waited: z.boolean(),
  /** Of the testers' site; undefined on a site that was not put into one. */
  state: z.string().optional(),
  /** Names of faults of the site that lasted, and of what failed. */
  faults: z.array(z.string()),
});

/** A page that was open in a test, and what it was like there. */
export type Visit = z.infer<typeof visitSchema>;

/** The visits of one test. */
export const visitsSchema = z.array(visitSchema);
