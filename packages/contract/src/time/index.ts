export * from './durations.ts';
