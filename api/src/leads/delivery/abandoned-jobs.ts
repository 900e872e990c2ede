import type { DataSource } from 'typeorm';

/** Between taking a job and being seen as present, and between losing PostgreSQL and being seen again. */
const GRACE_SECONDS = 5;
const RESTART_GRACE_SECONDS = 10;

/**
 * Frees the jobs of workers that are gone: the lock under the worker's name is free (see `keepPresent`). The queue itself
 * would wait four hours. After a restart of PostgreSQL every worker has lost its lock and gets the time to take it again.
 * @param own name of this process's worker, which lives: a broken line takes its lock and not its mails under way.
 * @returns how many workers are gone.
 */
export const freeAbandonedJobs = async (dataSource: DataSource, own: string | undefined): Promise<number> => {
  const rows: { gone: number }[] = await dataSource.query(
    `SELECT cardinality(workers) AS gone, graphile_worker.force_unlock_workers(workers)
     FROM (
       SELECT array_agg(DISTINCT locked_by) AS workers FROM graphile_worker.jobs
       WHERE locked_by IS DISTINCT FROM $3::text AND locked_at < now() - make_interval(secs => $1)
         AND now() > pg_postmaster_start_time() + make_interval(secs => $2)
         AND pg_try_advisory_xact_lock_shared(hashtextextended(locked_by, 0))
     ) AS abandoned WHERE workers IS NOT NULL`,
    [GRACE_SECONDS, RESTART_GRACE_SECONDS, own ?? null],
  );
  return rows[0]?.gone ?? 0;
};

/**
 * Whether PostgreSQL holds jobs for a worker that knows nothing of them: the line broke between the queue's taking a job and
 * the answer. The queue would leave them to it for four hours.
 * @param own name of this process's worker.
 * @param underWay ids of the jobs that it works on.
 */
export const hasUnknownJobs = async (
  dataSource: DataSource,
  own: string,
  underWay: readonly string[],
): Promise<boolean> => {
  const rows: unknown[] = await dataSource.query(
    `SELECT FROM graphile_worker.jobs
     WHERE locked_by = $1 AND locked_at < now() - make_interval(secs => $2) AND id::text <> ALL($3) LIMIT 1`,
    [own, GRACE_SECONDS, underWay],
  );
  return rows.length > 0;
};
