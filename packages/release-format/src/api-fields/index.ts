export * from './describe-api-use.ts';
export * from './fields.ts';
export * from './json-schema.ts';
