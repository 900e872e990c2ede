export * from './request-span.ts';
export type { TraceTarget, Tracing } from './settings.ts';
export * from './spans.ts';
export * from './start-tracing.ts';
