import { TOLD_ACTIONS } from '@sgc/contract/operations';
import { tokenDigest } from '@sgc/release-format';
import type pg from 'pg';

/**
 * The last line that a receiver has been sent. A new one is sent the lines that follow; a known one continues at its place,
 * even if an instance without it has decided in between.
 * @param receiver its address, which may be a secret like a token, and is remembered by its digest alone.
 * @param last number of the audit log's last line when this instance began to decide.
 */
export const lastDelivered = async (pool: pg.Pool, receiver: string, last: number): Promise<number> => {
  const name = tokenDigest(receiver);
  await pool.query('INSERT INTO webhooks (receiver, delivered) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, last]);
  const { rows } = await pool.query<{ delivered: string }>('SELECT delivered FROM webhooks WHERE receiver = $1', [
    name,
  ]);
  return Number(rows[0]?.delivered ?? last);
};

/** Notes that a receiver has a line and all before it. */
export const noteDelivered = async (pool: pg.Pool, receiver: string, number: number): Promise<void> => {
  // An instance that decided before may come late with an earlier line.
  await pool.query('UPDATE webhooks SET delivered = $2 WHERE receiver = $1 AND delivered < $2', [
    tokenDigest(receiver),
    number,
  ]);
};

/** Messages that a receiver has not taken yet. */
export interface WaitingMessages {
  readonly count: number;
  /** Age of the oldest in seconds, by the database's clock; 0 if none waits. */
  readonly oldestAgeS: number;
}

/** What a receiver has not taken yet; nothing before it is known. */
export const waitingMessages = async (pool: pg.Pool, receiver: string): Promise<WaitingMessages> => {
  const { rows } = await pool.query<WaitingMessages>(
    `SELECT count(*)::int AS count,
       greatest(0, extract(epoch FROM now() - min((entry::jsonb ->> 'at')::timestamptz)))::float AS "oldestAgeS"
     FROM audit_log
     WHERE number > (SELECT delivered FROM webhooks WHERE receiver = $1) AND entry::jsonb ->> 'what' = ANY($2)`,
    [tokenDigest(receiver), TOLD_ACTIONS],
  );
  return rows[0] ?? { count: 0, oldestAgeS: 0 };
};
