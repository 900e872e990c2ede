import * as z from 'zod/mini';
import { integritySchema } from './integrity.schema.ts';

const resourceSchema = z.object({ url: z.string(), integrity: integritySchema });
export type PageResource = z.infer<typeof resourceSchema>;

/**
 * Which code shows an address in one release set, and where its files are. The page of a first visit carries it; a
 * navigation in the browser asks the shell for it.
 */
export const pageResolutionSchema = z.object({
  set: z.string(),
  /** Owner of the page: a section, or `shell`. */
  owner: z.string(),
  page: z.string(),
  params: z.record(z.string(), z.string()),
  /** Names of the search parameters that the page reads. */
  search: z.array(z.string()),
  /** Fragments that the page places and the set has. */
  fragments: z.array(z.string()),
  /** Sections whose code the page runs. */
  sections: z.array(z.object({ name: z.string(), version: z.string(), entry: z.string() })),
  scripts: z.array(resourceSchema),
  lazyScripts: z.array(resourceSchema),
  /** `chunk` is the file's name within its section's client folder. */
  styles: z.array(z.extend(resourceSchema, { chunk: z.string() })),
});
export type PageResolution = z.infer<typeof pageResolutionSchema>;
