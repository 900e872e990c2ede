import { previewSchema, reasonSchema } from '@sgc/contract/operations';
import { versionSchema } from '@sgc/release-format';
import * as z from 'zod/mini';

/** Decisions of people, or of the registry in their place, about one section's versions. */
export const sectionDecisionsSchema = z.object({
  /** Nothing new of the section goes live. */
  frozen: z.optional(reasonSchema),
  /** The section stays at this version. */
  pinned: z.optional(z.extend(reasonSchema, { version: z.string() })),
  /** Versions that must not go live again. */
  blocked: z._default(z.record(z.string(), reasonSchema), {}),
  /** Share of visitors in percent that a new version is shown to first; 0: all at once. */
  canaryPercent: z._default(z.int(), 0),
  /** Versions that have been live, oldest first. */
  history: z._default(z.array(z.string()), []),
  /** When the newest release that has been live was built, of those that are not blocked. */
  newestBuilt: z.optional(z.string()),
});
export type SectionDecisions = z.infer<typeof sectionDecisionsSchema>;

const versionsSchema = z.record(z.string(), versionSchema);

/** Everything that was decided: one document, replaced as a whole. */
export const registryStateSchema = z.object({
  /** Builds of the shell whose files stay served, newest first. */
  shells: z.array(versionSchema),
  live: versionsSchema,
  liveSince: z.string(),
  /** How each live version came to be live. */
  arrivals: z.record(
    z.string(),
    z.object({ version: versionSchema, from: z.optional(versionSchema), at: z.string(), builtAt: z.string() }),
  ),
  canary: z.nullable(z.object({ section: z.string(), version: versionSchema, percent: z.int(), since: z.string() })),
  previews: z.array(previewSchema),
  /** Versions of each section that stay served, newest first. */
  kept: z.record(z.string(), z.array(versionSchema)),
  /** Sets that visitors saw recently, newest last. */
  sets: z.array(z.object({ shell: versionSchema, versions: versionsSchema })),
  sections: z.record(z.string(), sectionDecisionsSchema),
  /** Key that shells hash visitors' addresses with. */
  telemetryKey: z.string(),
});
export type RegistryState = z.infer<typeof registryStateSchema>;
export type Canary = NonNullable<RegistryState['canary']>;
