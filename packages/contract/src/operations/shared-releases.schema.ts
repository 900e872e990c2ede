import * as z from 'zod/mini';
import { type Feed, feedSchema } from './feed.schema.ts';

/** Where a site that shares its live releases lists them, and has their files below. */
export const SHARED_RELEASES = '/_releases';

/** The live versions of a site, by section. */
export const sharedReleasesSchema = z.pick(feedSchema, { live: true });

/** A feed that knows one decision: these versions are live. */
export const feedOfVersions = (live: Readonly<Record<string, string>>): Feed => ({
  revision: 1,
  shells: [],
  live,
  liveSince: new Date(0).toISOString(),
  arrivals: {},
  canary: null,
  previews: [],
  kept: Object.fromEntries(Object.entries(live).map(([section, version]) => [section, [version]])),
  sets: [],
  telemetryKey: '0'.repeat(64),
});
