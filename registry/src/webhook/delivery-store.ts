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
