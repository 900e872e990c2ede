import * as z from 'zod/mini';
import { problemSchema } from './problem.schema.ts';

/** A section's code was built anew: open pages replace theirs by it. */
export const builtSchema = z.object({
  kind: z.literal('built'),
  section: z.string(),
  /** Of the browser's code, as the bundler counts builds. */
  hash: z.string(),
  /** Public addresses of its style files. */
  styles: z.array(z.string()),
});
export type Built = z.infer<typeof builtSchema>;

/** What open pages are told while developing. */
export const developmentEventSchema = z.discriminatedUnion('kind', [
  builtSchema,
  /** All there are now: an empty list takes the overlay away. */
  z.object({ kind: z.literal('problems'), problems: z.array(problemSchema) }),
  /** The set of releases that the server renders with, and its build of the shell. */
  z.object({ kind: z.literal('live'), set: z.string(), shell: z.string() }),
]);
export type DevelopmentEvent = z.infer<typeof developmentEventSchema>;

/** What the development command tells a shell that runs: events for open pages, and what concerns itself. */
export const shellMessageSchema = z.discriminatedUnion('kind', [
  developmentEventSchema,
  /** The shell was built anew but for its server, which goes on with the new build. */
  z.object({ kind: z.literal('shell-built') }),
]);
export type ShellMessage = z.infer<typeof shellMessageSchema>;
