import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What a receiver is remembered by: its address may be a secret. */
const nameOf = (receiver: string): string => createHash('sha256').update(receiver).digest('hex');

/**
 * Lets receivers that are new be told of what follows. One that was there before goes on where it was, even if an instance
 * without it has decided in between.
 * @param last number of the audit log's last line.
 */
export const enrol = async (pool: pg.Pool, receivers: readonly string[], last: number): Promise<void> => {
  await pool.query('INSERT INTO webhooks (receiver, delivered) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [
    receivers.map(nameOf),
    last,
  ]);
};

/** The last line that a receiver has been told of. */
export const lastDelivered = async (pool: pg.Pool, receiver: string): Promise<number> => {
  const { rows } = await pool.query<{ delivered: string }>('SELECT delivered FROM webhooks WHERE receiver = $1', [
    nameOf(receiver),
  ]);
  if (rows[0] === undefined) throw new Error('the receiver is not enrolled');
  return Number(rows[0].delivered);
};

/** Notes that a receiver has a line and all before it. */
export const noteDelivered = async (pool: pg.Pool, receiver: string, number: number): Promise<void> => {
  // An instance that decided before may come late with an earlier line.
  await pool.query('UPDATE webhooks SET delivered = $2 WHERE receiver = $1 AND delivered < $2', [
    nameOf(receiver),
    number,
  ]);
};
