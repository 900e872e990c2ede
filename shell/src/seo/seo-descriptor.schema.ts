import * as z from 'zod/mini';

const path = z.string().check(z.startsWith('/'));

/**
 * The parts of a section's descriptor that the shell needs. A page's subjects are typed where they are written; an unknown
 * kind of subject becomes no tag.
 */
export const seoDescriptorSchema = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  keywords: z.optional(z.array(z.string())),
  canonicalPath: z.optional(path),
  robots: z.optional(z.enum(['index', 'noindex'])),
  breadcrumbs: z.optional(z.array(z.object({ name: z.string().check(z.minLength(1)), path }))),
  subjects: z.optional(z.array(z.looseObject({ kind: z.string() }))),
});
