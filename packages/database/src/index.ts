export { DatabaseOutage, isDatabaseOutage, isRefusedStatement } from './database-outage.ts';
export { DatabasePool, type DatabasePoolConfig } from './database-pool.ts';
export { inTransaction, withTransaction } from './in-transaction.ts';
export { LimitedClient, type LimitedClientConfig } from './limited-client.ts';
export { openClient } from './open-client.ts';
