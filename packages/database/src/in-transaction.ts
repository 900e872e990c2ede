import type { ClientBase, Pool } from 'pg';

/** Runs statements of a connection that hold together or not at all. */
export const inTransaction = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** The same on a connection of a pool, which goes back to it. */
export const withTransaction = async <T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    return await inTransaction(client, () => work(client));
  } finally {
    client.release();
  }
};
