export * from './release-descriptor.schema.ts';
