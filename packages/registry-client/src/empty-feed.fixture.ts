import type { Feed } from '@sgc/contract/operations';

/** The feed of a registry that has decided nothing yet. */
export const EMPTY_FEED: Feed = {
  revision: 1,
  shells: [],
  live: {},
  liveSince: '2026-01-01T00:00:00.000Z',
  arrivals: {},
  canary: null,
  previews: [],
  kept: {},
  sets: [],
  telemetryKey: 'a key of a test that is long enough',
};
