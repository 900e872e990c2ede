import * as z from 'zod/mini';

/** A municipality as navigation and footer name it, handed out by the section that owns municipalities. */
export const municipalityLinkSchema = z.object({ name: z.string(), slug: z.string() });
export type MunicipalityLink = z.infer<typeof municipalityLinkSchema>;
