import type { DataSource } from 'typeorm';

/**
 * Frees the jobs of workers that were killed. A delivery ends within its time limit one way or the other, so a lock older
 * than twice that belongs to nobody; the queue itself would wait four hours.
 */
export const freeAbandonedJobs = async (dataSource: DataSource, limitSeconds: number): Promise<number> => {
  const rows: { freed: number }[] = await dataSource.query(
    `WITH abandoned AS (
       SELECT array_agg(DISTINCT locked_by) AS workers, count(*)::int AS freed
       FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(secs => $1)
     )
     SELECT freed, graphile_worker.force_unlock_workers(workers) FROM abandoned WHERE workers IS NOT NULL`,
    [2 * limitSeconds],
  );
  return rows[0]?.freed ?? 0;
};
