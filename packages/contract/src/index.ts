export * from './addresses/index.ts';
export * from './api/index.ts';
export * from './business/index.ts';
export * from './catalog/index.ts';
export * from './leads/index.ts';
export * from './operations/index.ts';
export * from './section/index.ts';
export * from './time/index.ts';
