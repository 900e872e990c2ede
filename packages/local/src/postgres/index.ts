export { createDatabase, dropDatabase, replaceDatabase, runStatement } from './connection.ts';
export * from './start-postgres.ts';
export * from './temporary.ts';
