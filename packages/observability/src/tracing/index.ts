export * from './request-span.ts';
export * from './settings.ts';
export * from './spans.ts';
export * from './start-tracing.ts';
