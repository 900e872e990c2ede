import * as z from 'zod/mini';
import { sectionNameSchema } from '../section/section-name.schema.ts';

/** A version: 16 hexadecimal digits. */
export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** One of the versions that a preview shows. */
export const previewedReleaseSchema = z.object({ section: sectionNameSchema, version: versionSchema });
export type PreviewedRelease = z.infer<typeof previewedReleaseSchema>;

/** Versions that are shown to visitors with a token, each of another section. */
export const previewSchema = z
  .extend(previewedReleaseSchema, {
    /** The SHA-256 digest of the token, in hexadecimal. */
    token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /**
     * What is shown along with the first version. It stands beside that one, so that previews stored before there were
     * several stay what they are, and a shell of before shows the first.
     */
    beside: z._default(z.array(previewedReleaseSchema), []),
    /** Until when, in milliseconds since 1970. */
    expires: z.number(),
  })
  .check(
    z.refine(
      (preview) => hasEachSectionOnce(previewedReleases(preview)),
      'A section is shown in one version at a time',
    ),
  );
export type Preview = z.infer<typeof previewSchema>;

/** Everything that a preview shows: one version or several, the one that it opens with first. */
export const previewedReleases = ({
  section,
  version,
  beside,
}: PreviewedRelease & { readonly beside: readonly PreviewedRelease[] }): readonly PreviewedRelease[] => [
  { section, version },
  ...beside,
];

/** Whether no section is there twice. */
export const hasEachSectionOnce = (releases: readonly Pick<PreviewedRelease, 'section'>[]): boolean =>
  new Set(releases.map(({ section }) => section)).size === releases.length;
