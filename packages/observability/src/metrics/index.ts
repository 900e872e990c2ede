export * from './durations.ts';
export * from './gauges.ts';
