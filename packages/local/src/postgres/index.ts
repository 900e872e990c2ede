export { createDatabase, dropDatabase, runStatement } from './connection.ts';
export * from './roles.ts';
export * from './start-postgres.ts';
export * from './temporary.ts';
export * from './test-server.ts';
