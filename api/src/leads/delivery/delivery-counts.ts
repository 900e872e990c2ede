import type { DataSource } from 'typeorm';
import { UNDELIVERABLE_RECEIPT } from './receipts.ts';

/** How many leads there are, and where they stand. */
export interface DeliveryCounts {
  stored: number;
  delivered: number;
  /** Their mails were written to a folder, not sent. */
  keptInFiles: number;
  /** A server took the mail, and gave it up later. */
  bounced: number;
  waiting: number;
  undeliverable: number;
  suspectedSpam: number;
  /** Mails to visitors, not leads: all attempts failed. */
  undeliverableReceipts: number;
}

/** True for a lead that no job will try again: all attempts failed, or its job is gone. */
export const UNDELIVERABLE = `
  lead.delivered_at IS NULL AND lead.spam_reason IS NULL AND NOT EXISTS (
    SELECT 1 FROM graphile_worker.jobs AS job
    WHERE job.key = 'lead-' || lead.id AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL)
  )`;

/** Counts all leads by where they stand. */
export const countDeliveries = async (dataSource: DataSource): Promise<DeliveryCounts> => {
  const [row] = await dataSource.query(`
    SELECT
      count(*)::int AS stored,
      (count(delivered_at) FILTER (WHERE NOT kept_in_file AND bounced_at IS NULL))::int AS delivered,
      (count(*) FILTER (WHERE kept_in_file))::int AS "keptInFiles",
      count(bounced_at)::int AS bounced,
      (count(*) FILTER (WHERE delivered_at IS NULL AND spam_reason IS NULL AND NOT (${UNDELIVERABLE})))::int AS waiting,
      (count(*) FILTER (WHERE ${UNDELIVERABLE}))::int AS undeliverable,
      count(spam_reason)::int AS "suspectedSpam",
      (SELECT count(*)::int FROM graphile_worker.jobs AS job WHERE ${UNDELIVERABLE_RECEIPT}) AS "undeliverableReceipts"
    FROM lead`);
  return row;
};
