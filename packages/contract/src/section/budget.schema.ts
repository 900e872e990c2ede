import * as z from 'zod/mini';

/** Most that a page of a section may send of the section's own files, in bytes as brotli sends them. */
export const budgetSchema = z.object({ scripts: z.int().check(z.positive()), styles: z.int().check(z.positive()) });
export type Budget = z.infer<typeof budgetSchema>;
