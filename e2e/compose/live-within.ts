/**
 * How long a release may take in containers from its image's start, or from a fault's end, to its going live: a browser walks
 * every page of the section before, on the processors that all of them share.
 */
export const LIVE_WITHIN_MS = 60_000;
