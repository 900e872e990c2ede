import type { DataSource, EntityManager } from 'typeorm';
import { removeKeptMails } from './delivery/mail-transport.ts';

/** Deletes the leads that meet a condition, with the mails of theirs that are still to be sent, and answers their references. */
const deleteWhere = async (manager: EntityManager, condition: string, parameters: unknown[]): Promise<string[]> => {
  const [deleted]: [{ id: string; reference: string }[], number] = await manager.query(
    `DELETE FROM lead WHERE ${condition} RETURNING id, reference`,
    parameters,
  );
  await manager.query(
    "SELECT graphile_worker.remove_job(kind || id) FROM unnest($1::bigint[]) AS id, unnest(ARRAY['lead-', 'receipt-']) AS kind",
    [deleted.map(({ id }) => id)],
  );
  return deleted.map(({ reference }) => reference);
};

/**
 * Deletes leads older than a number of days, their jobs, their mails in a folder, and what was kept to recognise repetition
 * and excess.
 */
export const purge = async (dataSource: DataSource, folder: string, days: number): Promise<number> => {
  const purged = await dataSource.transaction(async (manager) => {
    const references = await deleteWhere(manager, 'created_at < now() - make_interval(days => $1)', [days]);
    await manager.query("DELETE FROM contact_request WHERE created_at < now() - interval '24 hours'");
    await manager.query('DELETE FROM contact_limit WHERE expire < extract(epoch FROM now()) * 1000');
    return references;
  });
  await removeKeptMails(folder, purged);
  return purged.length;
};

/**
 * Deletes leads by their references, with their mails in a folder, all or none: a person has asked for it, or they were tests.
 * @returns references that there are no leads of; nothing is deleted then.
 */
export const erase = async (
  dataSource: DataSource,
  folder: string,
  references: readonly string[],
): Promise<readonly string[]> => {
  const missing = await dataSource.transaction(async (manager) => {
    const found: { reference: string }[] = await manager.query(
      'SELECT reference FROM lead WHERE reference = ANY($1) FOR UPDATE',
      [references],
    );
    const known = new Set(found.map(({ reference }) => reference));
    const unknown = references.filter((reference) => !known.has(reference));
    if (unknown.length === 0) await deleteWhere(manager, 'reference = ANY($1)', [references]);
    return unknown;
  });
  if (missing.length === 0) await removeKeptMails(folder, references);
  return missing;
};
