import type { ClientBase } from 'pg';

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
