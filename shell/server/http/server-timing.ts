import type { RenderTimings } from '@sgc/renderer/host';
import type { CacheOutcome } from '../metrics/durations.ts';

/** Tenths of a millisecond: finer figures would be noise, and bytes. */
const inMs = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * What an answer with a page cost, as browsers' tools show it. The cache's part is the same for everybody who gets the
 * page from it: the figures are of the one request for which it was rendered.
 */
export const costOf = (outcome: CacheOutcome, timings: RenderTimings | undefined): string => {
  const cache = `cache;desc=${outcome}`;
  if (outcome !== 'miss' || timings === undefined) return cache;
  const { loadMs, apiMs, renderMs } = timings;
  return `${cache}, load;dur=${inMs(loadMs)}, api;dur=${inMs(apiMs)}, render;dur=${inMs(renderMs)}`;
};
