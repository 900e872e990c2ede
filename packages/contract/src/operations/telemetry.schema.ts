import * as z from 'zod/mini';

/** Where shells report how versions fare. */
export const TELEMETRY = '/telemetry';

/** Observations in one report; more make a second report. */
export const TELEMETRY_LIMIT = 2000;

const countSchema = z._default(z.int().check(z.nonnegative()), 0);

/**
 * What one shell saw of one version through the visits of one address group since its last report.
 * `visitor` is a keyed digest of the address group, hexadecimal; it tells visitors apart and says nothing else of them.
 */
export const observationSchema = z.object({
  /** A section's name, or `shell`. */
  section: z.string().check(z.maxLength(60)),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  visitor: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Pages shown in browsers in which its code took part. */
  views: countSchema,
  /** Those in which its code failed. */
  failedViews: countSchema,
  /** Its scripts and styles that browsers could not load. */
  lostFiles: countSchema,
  /** Views in browsers in which its code was about to run, and that have reported since or had their time to. */
  openings: countSchema,
  /** Those of them that have reported: in the others the tab is dead. */
  answers: countSchema,
  /** Pages rendered on the server in which its code took part. */
  renders: countSchema,
  /** Those in which its code failed. */
  failedRenders: countSchema,
});
export type Observation = z.infer<typeof observationSchema>;

/** What a shell tells the registry at once: observations, `TELEMETRY_LIMIT` at the most. */
export const telemetrySchema = z.object({
  observations: z.array(observationSchema).check(z.maxLength(TELEMETRY_LIMIT)),
});
