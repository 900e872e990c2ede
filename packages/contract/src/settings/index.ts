export * from './business-profile-file.schema.ts';
