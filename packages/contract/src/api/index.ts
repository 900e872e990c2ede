export * from './api-error.schema.ts';
export * from './readiness.schema.ts';
export * from './revisions.schema.ts';
