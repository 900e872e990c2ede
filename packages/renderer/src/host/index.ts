export type * from '../messages.ts';
export * from './api-fetcher.ts';
export * from './process-usage.ts';
export * from './render-failure.ts';
export * from './render-limits.ts';
export * from './render-process.ts';
export { rendererSource } from './renderer-source.ts';
export * from './set-files.ts';
export * from './set-renderer.ts';
