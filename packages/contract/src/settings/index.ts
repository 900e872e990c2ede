export * from './business-profile-file.schema.ts';
export * from './confidential-url.ts';
export * from './parse-settings.ts';
export * from './server-settings.ts';
