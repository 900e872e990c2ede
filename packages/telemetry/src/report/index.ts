export * from './addresses.ts';
export * from './limits.ts';
