import type { DataSource, EntityManager } from 'typeorm';

/** Deletes the leads that meet a condition, with the mails of theirs that are still to be sent. */
const deleteWhere = async (manager: EntityManager, condition: string, parameters: unknown[]): Promise<number> => {
  const [deleted]: [{ id: string }[], number] = await manager.query(
    `DELETE FROM lead WHERE ${condition} RETURNING id`,
    parameters,
  );
  await manager.query(
    "SELECT graphile_worker.remove_job(kind || id) FROM unnest($1::bigint[]) AS id, unnest(ARRAY['lead-', 'receipt-']) AS kind",
    [deleted.map(({ id }) => id)],
  );
  return deleted.length;
};

/** Deletes leads older than a number of days, their jobs, and what was kept to recognise repetition and excess. */
export const purge = (dataSource: DataSource, days: number): Promise<number> =>
  dataSource.transaction(async (manager) => {
    const purged = await deleteWhere(manager, 'created_at < now() - make_interval(days => $1)', [days]);
    await manager.query("DELETE FROM contact_request WHERE created_at < now() - interval '24 hours'");
    await manager.query('DELETE FROM contact_limit WHERE expire < extract(epoch FROM now()) * 1000');
    return purged;
  });

/**
 * Deletes leads by their references, all or none: a person has asked for it, or they were tests.
 * @returns references that there are no leads of; nothing is deleted then.
 */
export const erase = (dataSource: DataSource, references: readonly string[]): Promise<readonly string[]> =>
  dataSource.transaction(async (manager) => {
    const found: { reference: string }[] = await manager.query(
      'SELECT reference FROM lead WHERE reference = ANY($1) FOR UPDATE',
      [references],
    );
    const known = new Set(found.map(({ reference }) => reference));
    const unknown = references.filter((reference) => !known.has(reference));
    if (unknown.length === 0) await deleteWhere(manager, 'reference = ANY($1)', [references]);
    return unknown;
  });
