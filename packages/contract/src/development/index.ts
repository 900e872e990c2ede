export * from './addresses.ts';
export * from './event.schema.ts';
export * from './problem.schema.ts';
export * from './program-message.schema.ts';
