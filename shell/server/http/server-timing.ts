import type { RenderTimings } from '@sgc/renderer/host';
import type { CacheOutcome } from '../metrics/durations.ts';

/** Tenths of a millisecond: finer figures would be noise, and bytes. */
const inMs = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * The cost of an answer with a page, as browsers' tools show it. Answers from the cache have no figures: these belong to
 * the one request for which the page was rendered.
 */
export const costOf = (outcome: CacheOutcome, timings: RenderTimings | undefined): string => {
  const cache = `cache;desc=${outcome}`;
  if (outcome !== 'miss' || timings === undefined) return cache;
  const { loadMs, apiMs, renderMs } = timings;
  return `${cache}, load;dur=${inMs(loadMs)}, api;dur=${inMs(apiMs)}, render;dur=${inMs(renderMs)}`;
};
