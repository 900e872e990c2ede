import * as z from 'zod/mini';

/**
 * The answer of `GET /api/health/ready`. Both counts are of mails whose attempts have all failed: those that bring leads to
 * the dealer, and receipts to visitors.
 */
export const readinessSchema = z.object({
  status: z.literal('ready'),
  undeliverableLeads: z.int(),
  undeliverableReceipts: z.int(),
});
export type Readiness = z.infer<typeof readinessSchema>;
