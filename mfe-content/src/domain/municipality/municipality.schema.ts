import * as z from 'zod/mini';

/**
 * A place that the dealer serves. Names and order: the specification, section 2. Type, land area and coordinates
 * (the official internal point, in degrees): US Census Bureau, TIGER/Line 2014. Population: census of 2020.
 */
export const municipalitySchema = z.object({
  name: z.string(),
  slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  type: z.enum(['City', 'Borough', 'Township']),
  county: z.string(),
  population2020: z.int().check(z.positive()),
  landAreaSqMi: z.number().check(z.positive()),
  lat: z.number().check(z.minimum(40), z.maximum(41.5)),
  lng: z.number().check(z.minimum(-77), z.maximum(-75)),
});
export type Municipality = z.infer<typeof municipalitySchema>;
