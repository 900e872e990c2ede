import { MINUTE_MS } from '../time/durations.ts';

/**
 * How long data that a page loaded counts as fresh, in milliseconds: the `staleTime` of the shell's query cache. A section
 * that keeps answers of its own keeps them as long.
 */
export const DATA_FRESH_MS = 5 * MINUTE_MS;
