export * from './addresses.ts';
export * from './site-files.ts';
