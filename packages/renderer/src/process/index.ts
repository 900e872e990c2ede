export type * from '../messages.ts';
export { placeOf, reasonOf } from './component-failure.ts';
export type * from './page-program.ts';
export { type RenderBounds, renderToText } from './render-to-text.ts';
export { serveSet } from './serve-set.ts';
export type { Exclusively } from './turns.ts';
