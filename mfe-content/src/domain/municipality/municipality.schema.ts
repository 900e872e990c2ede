import * as z from 'zod/mini';

/**
 * A place that the dealer serves. Names and order: the specification, section 2. Type and coordinates (the official
 * internal point, in degrees): US Census Bureau, TIGER/Line 2014. What else is known of it stands before its text.
 */
export const municipalitySchema = z.object({
  name: z.string(),
  slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  type: z.enum(['City', 'Borough', 'Township']),
  county: z.string(),
  lat: z.number().check(z.minimum(40), z.maximum(41.5)),
  lng: z.number().check(z.minimum(-77), z.maximum(-75)),
});
export type Municipality = z.infer<typeof municipalitySchema>;
