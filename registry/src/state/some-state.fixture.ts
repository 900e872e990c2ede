import type { RegistryState } from './state.schema.ts';

/** A state in which nothing was decided. */
export const SOME_STATE: RegistryState = {
  shells: ['5555555555555555'],
  live: {},
  liveSince: '1970-01-01T00:00:00.000Z',
  arrivals: {},
  canary: null,
  previews: [],
  kept: {},
  sets: [],
  sections: {},
  telemetryKey: '0'.repeat(64),
};
