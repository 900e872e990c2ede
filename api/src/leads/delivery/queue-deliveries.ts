import type { EntityManager } from 'typeorm';

/**
 * The end of a statement: queues the mails of the leads that its part `queued (id, attempts)` names, each under a name that makes
 * queuing it twice harmless. `add_jobs` is `add_job` for all of them at once.
 */
export const QUEUE_DELIVERIES = `
  SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW('deliver_lead', json_build_object('leadId', id::text), NULL, NULL, attempts, 'lead-' || id, NULL, NULL)
      ::graphile_worker.job_spec
    FROM queued))`;

/** Queues the mails of leads that are stored. */
export const queueDeliveries = async (
  manager: EntityManager,
  leadIds: readonly string[],
  attempts: number,
): Promise<void> => {
  await manager.query(
    `WITH queued AS (SELECT id, $2::integer AS attempts FROM unnest($1::text[]) AS id) ${QUEUE_DELIVERIES}`,
    [leadIds, attempts],
  );
};
