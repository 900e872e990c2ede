export * from './business-profile.ts';
