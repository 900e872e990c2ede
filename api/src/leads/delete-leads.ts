import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { SECRET_DAYS } from './abuse/daily-secrets.ts';
import { ANSWER_HOURS } from './contact-requests.ts';
import { removeMailsWithoutLeads } from './delivery/mail-files.ts';

/** How long leads are kept. */
export type Retention = Pick<Config, 'LEAD_RETENTION_DAYS' | 'SUSPECTED_RETENTION_DAYS'>;

/**
 * Deletes the leads that meet a condition, with the answers to their requests and their jobs, those that failed for good and
 * what was said about it among them. A job under way finds no lead and ends by itself. Returns their references.
 */
const deleteWhere = async (manager: EntityManager, condition: string, parameters: unknown[]): Promise<string[]> => {
  const [deleted]: [{ id: string; reference: string }[], number] = await manager.query(
    `DELETE FROM lead WHERE ${condition} RETURNING id, reference`,
    parameters,
  );
  await manager.query(
    "SELECT graphile_worker.remove_job(kind || id) FROM unnest($1::bigint[]) AS id, unnest(ARRAY['lead-', 'receipt-']) AS kind",
    [deleted.map(({ id }) => id)],
  );
  const references = deleted.map(({ reference }) => reference);
  await manager.query('DELETE FROM contact_request WHERE reference = ANY($1)', [references]);
  return references;
};

/** Deletes the mails of leads that are gone in a folder. What a job under way writes meanwhile is found the next time. */
const deleteMails = (dataSource: DataSource, folder: string): Promise<void> =>
  removeMailsWithoutLeads(folder, async (references) => {
    const there: { reference: string }[] = await dataSource.query(
      'SELECT reference FROM lead WHERE reference = ANY($1)',
      [references],
    );
    return new Set(there.map(({ reference }) => reference));
  });

/** Deletes leads whose time is over, all that is left of leads, and what was kept to recognise repetition and excess. */
export const purge = async (
  dataSource: DataSource,
  folder: string,
  { LEAD_RETENTION_DAYS, SUSPECTED_RETENTION_DAYS }: Retention,
): Promise<number> => {
  const purged = await dataSource.transaction(async (manager) => {
    const references = await deleteWhere(
      manager,
      `created_at < now() - make_interval(days => $1)
       OR (spam_reason IS NOT NULL AND created_at < now() - make_interval(days => $2))`,
      [LEAD_RETENTION_DAYS, SUSPECTED_RETENTION_DAYS],
    );
    await manager.query('DELETE FROM contact_request WHERE created_at < now() - make_interval(hours => $1)', [
      ANSWER_HOURS,
    ]);
    await manager.query('DELETE FROM contact_limit WHERE expire < extract(epoch FROM now()) * 1000');
    await manager.query("DELETE FROM daily_secret WHERE day <= (now() AT TIME ZONE 'utc')::date - $1::integer", [
      SECRET_DAYS,
    ]);
    return references;
  });
  await deleteMails(dataSource, folder);
  return purged.length;
};

/**
 * Deletes leads by their references, with all that is left of them, all or none: a person has asked for it, or they were tests.
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
  if (missing.length === 0) await deleteMails(dataSource, folder);
  return missing;
};
