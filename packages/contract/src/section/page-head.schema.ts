import * as z from 'zod/mini';

/** One element of the head, before anybody writes it: the server into its HTML, the browser into its document. */
export const headTagSchema = z.object({
  tag: z.enum(['title', 'meta', 'link', 'script']),
  attributes: z.record(z.string(), z.string()),
  text: z.optional(z.string()),
});
export type HeadTag = z.infer<typeof headTagSchema>;

/** The tags of a page as the shell hands them to a browser that goes there. */
export const pageHeadSchema = z.array(headTagSchema);
export type PageHead = readonly HeadTag[];
