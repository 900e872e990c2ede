import { once } from 'node:events';
import type { QueuePool } from '../../database/queue-pool.ts';

/**
 * Holds a lock of PostgreSQL under a worker's name until it is told to stop, taking it again after every outage. PostgreSQL
 * releases it when the process ends: then the other workers know that its jobs are abandoned.
 */
export const keepPresent = async (pool: QueuePool, worker: string, stopping: AbortSignal): Promise<void> => {
  while (!stopping.aborted) {
    const client = await pool.connect();
    try {
      const gone = once(client, 'end', { signal: stopping });
      await Promise.all([gone, client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [worker])]);
    } catch {
      // The connection broke, or it is time to stop.
    } finally {
      client.release(true);
    }
  }
};
