export type * from '../messages.ts';
export type * from './page-program.ts';
export { type RenderBounds, renderToText } from './render-to-text.ts';
export { serveSet } from './serve-set.ts';
export type { Exclusively } from './turns.ts';
