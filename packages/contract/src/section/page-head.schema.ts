import * as z from 'zod/mini';

/** A page's head from another program; what is of one build and one document needs no schema. */
export const pageHeadSchema = z.array(
  z.object({
    tag: z.enum(['title', 'meta', 'link', 'script']),
    attributes: z.record(z.string(), z.string()),
    text: z.optional(z.string()),
  }),
);
