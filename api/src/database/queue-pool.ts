import { Pool } from 'pg';

/**
 * Connections of the job queue, apart from those of requests. Left to itself the queue drops its error listener while
 * connections are still closing, and an outage at that moment would end the process.
 */
export const createQueuePool = (connectionString: string, max: number): Pool => {
  const pool = new Pool({ connectionString, max, application_name: 'golf-carts-queue' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
