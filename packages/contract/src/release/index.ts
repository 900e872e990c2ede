export * from './access-file.schema.ts';
export * from './release-descriptor.schema.ts';
