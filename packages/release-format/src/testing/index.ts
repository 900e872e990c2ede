export * from './changed-release.ts';
export * from './recorded-release.ts';
export * from './section-code.ts';
export * from './some-release.ts';
