import type { EntityManager } from 'typeorm';

/** As long is an answer given again to the same request. */
export const ANSWER_HOURS = 24;

/** What a request was answered, and what it said. */
export interface KeptAnswer {
  readonly hash: string;
  readonly reference: string;
}

/**
 * Locks keys until the transaction ends.
 * @returns those that another transaction is storing a message under.
 */
export const lockKeys = async (manager: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const rows: { key: string; isOurs: boolean }[] = await manager.query(
    'SELECT key, pg_try_advisory_xact_lock(hashtextextended(key, 0)) AS "isOurs" FROM unnest($1::text[]) AS key',
    [keys],
  );
  return new Set(rows.filter(({ isOurs }) => !isOurs).map(({ key }) => key));
};

/** The answers of the last day, by key. A statement after the lock's: it sees what the lock's last holder has committed. */
export const findAnswers = async (
  manager: EntityManager,
  keys: readonly string[],
): Promise<Map<string, KeptAnswer>> => {
  if (keys.length === 0) return new Map();
  const rows: (KeptAnswer & { key: string })[] = await manager.query(
    `SELECT key, body_hash AS hash, reference FROM contact_request
     WHERE key = ANY($1) AND created_at > now() - make_interval(hours => $2)`,
    [keys, ANSWER_HOURS],
  );
  return new Map(rows.map(({ key, ...answer }) => [key, answer]));
};

/** A statement that keeps answers, in place of those that are older than a day: a list of `{ key, hash, reference }` as JSON. */
export const keepAnswers = (parameter: string): string => `
  INSERT INTO contact_request (key, body_hash, reference)
  SELECT * FROM jsonb_to_recordset(${parameter}::jsonb) AS (key text, hash text, reference text)
  ON CONFLICT (key) DO UPDATE
  SET body_hash = excluded.body_hash, reference = excluded.reference, created_at = now()`;
