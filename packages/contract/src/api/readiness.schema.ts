import * as z from 'zod/mini';

/**
 * The answer of `GET /api/health/ready`. What is undeliverable are mails whose attempts have all failed: those that bring
 * leads to the dealer, and receipts to visitors. `mail` is how leads go: with `files` they are kept in a folder, not sent.
 */
export const readinessSchema = z.object({
  status: z.literal('ready'),
  undeliverableLeads: z.int(),
  undeliverableReceipts: z.int(),
  mail: z.enum(['smtp', 'files']),
  leadsKeptInFiles: z.int(),
});
export type Readiness = z.infer<typeof readinessSchema>;
