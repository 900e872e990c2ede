export * from './database-outage.ts';
export * from './database-pool.ts';
export * from './limited-client.ts';
