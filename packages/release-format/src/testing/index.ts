export * from './changed-release.ts';
export * from './section-code.ts';
