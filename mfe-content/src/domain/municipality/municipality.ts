import municipalities from './municipalities.json';
import type { Municipality } from './municipality.schema.ts';

export type { Municipality };

/** All places served, in the order the dealer lists them. Sources of their data: `municipality.schema.ts`. */
export const MUNICIPALITIES = municipalities as readonly Municipality[];

/** The place of a landing page's address, if there is one. */
export const findMunicipality = (slug: string | undefined): Municipality | undefined =>
  MUNICIPALITIES.find((municipality) => municipality.slug === slug);
