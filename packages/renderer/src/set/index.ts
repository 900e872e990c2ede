export * from './page-match.ts';
export * from './page-resolution.ts';
