import * as z from 'zod/mini';
import municipalities from './municipalities.json';

/** A place that the dealer serves. Population: 2020 census; coordinates: the Census Bureau's internal point, in degrees. */
export const municipalitySchema = z.object({
  name: z.string(),
  slug: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  type: z.enum(['City', 'Borough', 'Township']),
  county: z.string(),
  population2020: z.int().check(z.positive()),
  lat: z.number(),
  lng: z.number(),
});
export type Municipality = z.infer<typeof municipalitySchema>;

/** All places served, in the order the dealer lists them. */
export const MUNICIPALITIES = municipalities as readonly Municipality[];

/** The place of a landing page's address, if there is one. */
export const findMunicipality = (slug: string | undefined): Municipality | undefined =>
  MUNICIPALITIES.find((municipality) => municipality.slug === slug);
