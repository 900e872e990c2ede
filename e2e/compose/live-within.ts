/**
 * How long a release may take in containers from its image's start, or from a fault's end, until it is live or refused: a browser
 * walks the pages of the section, and every check of the gate runs, on the processors that all containers and the tests beside
 * them share. On a slow machine that is 35 s of processor time: half a minute, and a minute with other tests beside.
 */
export const LIVE_WITHIN_MS = 120_000;
