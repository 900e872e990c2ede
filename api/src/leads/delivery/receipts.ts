import type { EntityManager } from 'typeorm';

/** True for the job of a receipt whose attempts have all failed. */
export const UNDELIVERABLE_RECEIPT = `
  job.task_identifier = 'send_receipt' AND job.attempts >= job.max_attempts AND job.locked_at IS NULL`;

/** Lets receipts that no job would try again be tried anew, and answers how many. */
export const retryReceipts = async (manager: EntityManager, attempts: number): Promise<number> => {
  const rows: unknown[] = await manager.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now(), attempts => 0, max_attempts => $1)
     FROM graphile_worker.jobs AS job WHERE ${UNDELIVERABLE_RECEIPT}`,
    [attempts],
  );
  return rows.length;
};
