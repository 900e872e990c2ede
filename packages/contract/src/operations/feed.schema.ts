import * as z from 'zod/mini';
import { sectionNameSchema } from '../section/section-name.schema.ts';
import { previewSchema, versionSchema } from './preview.schema.ts';

/** Versions by section. */
const versionsSchema = z.record(sectionNameSchema, versionSchema);

/** Where shells read what is live. `?wait=20` holds the answer back for up to 20 seconds while `If-None-Match` still holds. */
export const FEED = '/feed';

/** Longest that an answer is held back, in seconds. */
export const FEED_LONGEST_WAIT_S = 25;

/**
 * Everything that shells follow, as the registry last decided it. Its ETag is the revision. Descriptors and files are
 * asked for by themselves: they never change.
 */
export const feedSchema = z.object({
  /** Grows with every decision. */
  revision: z.int(),
  /** Builds of the shell whose files stay served, newest first. */
  shells: z.array(versionSchema),
  live: versionsSchema,
  /** Since when this set is live: ISO 8601, UTC. */
  liveSince: z.iso.datetime(),
  /** How each live version came to be: from which version, and when. Absent where that is not on record. */
  arrivals: z.record(sectionNameSchema, z.object({ from: versionSchema, at: z.iso.datetime() })),
  /** A version that a share of the visitors sees before the others do. */
  canary: z.nullable(
    z.object({
      section: sectionNameSchema,
      version: versionSchema,
      /** Share of the visitors, in percent. */
      percent: z.int().check(z.gte(0), z.lte(100)),
      since: z.iso.datetime(),
    }),
  ),
  /** What is shown to visitors with a preview's token. */
  previews: z.array(previewSchema),
  /** Versions of each section whose files stay served, newest first; the live one and the canary are among them. */
  kept: z.record(sectionNameSchema, z.array(versionSchema)),
  /** Sets that visits of late may have started with, newest last. */
  sets: z.array(z.object({ shell: versionSchema, versions: versionsSchema })),
  /** Key that shells hash visitors' addresses with in telemetry, so that all hash alike and none can be reversed without it. */
  telemetryKey: z.string().check(z.minLength(32)),
});
export type Feed = z.infer<typeof feedSchema>;

/** Address of a release's descriptor: `release.json` of a section, `shell.json` of the section name `shell`. */
export const descriptorAddress = (section: string, version: string): string => `/releases/${section}/${version}`;

/** Address of the bytes of all of a release's files, one after the other, as its descriptor lists them. */
export const filesAddress = (section: string, version: string): string =>
  `${descriptorAddress(section, version)}/files`;

/** Digest that a file is stored under: its sub-resource integrity text (`sha384-…`) without the algorithm, for addresses. */
export const fileDigest = (integrity: string): string =>
  integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
