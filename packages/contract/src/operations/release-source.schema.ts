import * as z from 'zod/mini';

const MOST_CHARACTERS = 200;

/** Where a release's content comes from, as git or the pipeline said when it was built. */
export const releaseSourceSchema = z.object({
  /** Digest of the commit. */
  commit: z.string().check(z.regex(/^[0-9a-f]{7,64}$/)),
  /** Absent where a commit was built that no branch was named for. */
  branch: z.optional(z.string().check(z.maxLength(MOST_CHARACTERS))),
  author: z.string().check(z.maxLength(MOST_CHARACTERS)),
  /** First line of the commit's message. */
  subject: z.string().check(z.maxLength(MOST_CHARACTERS)),
  /** ISO 8601, with the author's zone. */
  committedAt: z.iso.datetime({ offset: true }),
  /** Whether files of the section had changes that were not committed. */
  isChanged: z.boolean(),
});
export type ReleaseSource = z.infer<typeof releaseSourceSchema>;
