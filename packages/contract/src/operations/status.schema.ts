import * as z from 'zod/mini';
import { checkNameSchema } from './check-name.schema.ts';
import { rememberedErrorSchema } from './error.schema.ts';
import { provenanceSummarySchema } from './provenance-summary.schema.ts';
import { releaseSourceSchema } from './release-source.schema.ts';

/** Who decided something, when (ISO 8601, UTC) and why. */
export const reasonSchema = z.object({ by: z.string(), at: z.string(), why: z.string() });
export type Reason = z.infer<typeof reasonSchema>;

/** What can stand in the audit log. */
export const AUDIT_ACTIONS = [
  'live',
  'refused',
  'rollback',
  'pin',
  'unpin',
  'freeze',
  'unfreeze',
  'canary',
  'canary-started',
  'hold',
  'promote',
  'preview',
  'imported',
  'tampering',
] as const;
/** What a line of the audit log says was done. */
export const auditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** One line of the audit log. */
export const auditEntrySchema = z.object({
  at: z.string(),
  /** The holder of a token, `key …` for a signed release, or the registry itself. */
  who: z.string(),
  what: auditActionSchema,
  section: z.string(),
  version: z.optional(z.string()),
  /** The version that was live before. */
  from: z.optional(z.string()),
  why: z.string(),
  /** Where the version comes from, as its build said; not verified for a release that was refused. */
  source: z.optional(releaseSourceSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** How one version of a section has fared, over all shells. */
export const figuresSchema = z.object({
  views: z.int(),
  failedViews: z.int(),
  lostFiles: z.int(),
  /** Visits that began with it and never reported. */
  silentVisits: z._default(z.int(), 0),
  renders: z.int(),
  failedRenders: z.int(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** A release that was refused: by which check, and why. `at` and `builtAt` are ISO 8601. */
export const refusedReleaseSchema = z.object({
  /** Absent where the descriptor could not be read. */
  version: z.optional(z.string()),
  builtAt: z.optional(z.string()),
  check: checkNameSchema,
  reason: z.string(),
  at: z.string(),
});
export type RefusedRelease = z.infer<typeof refusedReleaseSchema>;

/** What the registry knows of a section's releases. */
export const sectionStatusSchema = z.object({
  origin: z.string(),
  live: z.nullable(z.string()),
  /** Versions that stay served, newest first. */
  kept: z.array(z.string()),
  /** By version: where those come from whose builds said so. */
  sources: z._default(z.record(z.string(), releaseSourceSchema), {}),
  /** By version: how those were built that say it in a signed statement. */
  provenances: z._default(z.record(z.string(), provenanceSummarySchema), {}),
  /** Why the origin could not be read the last time, if it could not. */
  trouble: z.nullable(z.string()),
  /** A release that is there and may not go live now, and why. */
  waiting: z.nullable(z.object({ version: z.string(), why: z.string() })),
  /** Newest first. */
  refused: z.array(refusedReleaseSchema),
  frozen: z.nullable(reasonSchema),
  pinned: z.nullable(z.extend(reasonSchema, { version: z.string() })),
  blocked: z.record(z.string(), reasonSchema),
  canaryPercent: z.number(),
  figures: z.record(z.string(), figuresSchema),
  /** Of the live version, the latest first. */
  errors: z._default(z.array(rememberedErrorSchema), []),
  /** Newest first. */
  timeline: z.array(auditEntrySchema),
});
export type SectionStatus = z.infer<typeof sectionStatusSchema>;

/** What is live, what waits and why, what was refused, and who did what. */
export const statusSchema = z.object({
  /** Decisions so far; a shell that has followed says the same number at /readyz. */
  revision: z.int(),
  live: z.object({ set: z.string(), since: z.string(), shell: z.string(), versions: z.record(z.string(), z.string()) }),
  canary: z.nullable(
    z.object({ section: z.string(), version: z.string(), percent: z.number(), set: z.string(), since: z.string() }),
  ),
  sections: z.record(z.string(), sectionStatusSchema),
});
export type Status = z.infer<typeof statusSchema>;

/** What one check came to. */
export const checkResultSchema = z.object({
  check: checkNameSchema,
  passed: z.boolean(),
  /** Why not, in words for the team. */
  reason: z.optional(z.string()),
  /** What will not pass for ever, and until when it does. */
  warning: z.optional(z.string()),
});
export type CheckResult = z.infer<typeof checkResultSchema>;
