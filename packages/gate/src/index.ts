export { HydrationCheck, type HydrationOptions } from './browser/hydration.ts';
export { Gate, type GateOptions } from './gate.ts';
export { PageLooks } from './look/page-looks.ts';
export { checkAge } from './release/age.ts';
export type { Authority } from './release/authority.ts';
export type { AddressGrants } from './release/grants.ts';
export type { LiveSet } from './set/candidate.ts';
export { LiveRenderer, type LiveRendererOptions } from './trial/live-renderer.ts';
