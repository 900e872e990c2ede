import * as z from 'zod/mini';

/** Most that a page of a section may send, in bytes as brotli sends them. */
export const budgetSchema = z.object({
  /** The section's own scripts: what comes after the largest paint. */
  scripts: z.int().check(z.positive()),
  /** The section's own styles. */
  styles: z.int().check(z.positive()),
  /** The document with its styles and its first drawing: what comes before the largest paint. */
  firstScreen: z.optional(z.int().check(z.positive())),
});
export type Budget = z.infer<typeof budgetSchema>;
