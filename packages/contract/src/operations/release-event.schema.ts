import * as z from 'zod/mini';
import { type AuditAction, auditEntrySchema } from './status.schema.ts';

/** What webhooks tell of: every line of the audit log that changes what visitors see, or says why it does not. */
export const TOLD_ACTIONS = [
  'live',
  'refused',
  'rollback',
  'pin',
  'canary',
  'canary-started',
  'hold',
  'promote',
  'imported',
] as const satisfies readonly AuditAction[];

/** What a webhook posts, in the form of Standard Webhooks: one line of the audit log. */
export const releaseEventSchema = z.object({
  type: z.templateLiteral(['release.', z.enum(TOLD_ACTIONS)]),
  /** When it was decided: ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
  data: z.extend(auditEntrySchema, {
    what: z.enum(TOLD_ACTIONS),
    /** Its place in the audit log, from 1 on. Numbers in between are lines that change nothing for visitors. */
    number: z.int().check(z.positive()),
  }),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
