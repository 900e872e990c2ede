export * from './business-profile-file.schema.ts';
export * from './parse-settings.ts';
