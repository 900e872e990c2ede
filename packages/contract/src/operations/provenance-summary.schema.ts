import * as z from 'zod/mini';

/** What people are told of a release's provenance: the registry has verified the whole before it took the release. */
export const provenanceSummarySchema = z.object({
  /** Address or name of what built it, as its signed statement says. */
  builder: z.string(),
  /** How many things it was built from: the commit, the lockfile, and each package whose code it holds. */
  materials: z.int(),
});
export type ProvenanceSummary = z.infer<typeof provenanceSummarySchema>;
