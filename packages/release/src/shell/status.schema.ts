import * as z from 'zod';

const reasonSchema = z.object({ by: z.string(), at: z.string(), why: z.string() });

const sectionSchema = z.object({
  origin: z.string(),
  live: z.string().nullable(),
  kept: z.array(z.string()),
  trouble: z.string().nullable(),
  waiting: z.object({ version: z.string(), why: z.string() }).nullable(),
  refused: z.array(
    z.object({
      version: z.string().optional(),
      builtAt: z.string().optional(),
      check: z.string(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
  held: reasonSchema.nullable(),
  pinned: reasonSchema.extend({ version: z.string() }).nullable(),
  barred: z.record(z.string(), reasonSchema),
  canaryPercent: z.number(),
  timeline: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      what: z.string(),
      version: z.string().optional(),
      from: z.string().optional(),
      why: z.string(),
    }),
  ),
});
export type SectionStatus = z.infer<typeof sectionSchema>;

/** What a shell says of its releases. */
export const statusSchema = z.object({
  live: z.object({ set: z.string(), since: z.string(), shell: z.string(), versions: z.record(z.string(), z.string()) }),
  canary: z
    .object({ section: z.string(), version: z.string(), percent: z.number(), set: z.string(), since: z.string() })
    .nullable(),
  sections: z.record(z.string(), sectionSchema),
});
export type Status = z.infer<typeof statusSchema>;
