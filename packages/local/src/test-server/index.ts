export * from './roles.ts';
export * from './start-test-server.ts';
