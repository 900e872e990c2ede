export * from './copied-release.ts';
export * from './sample-section.ts';
