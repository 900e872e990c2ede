import municipalities from './municipalities.json';
import type { Municipality } from './municipality.schema.ts';

export type { Municipality };

/** The census that populations are taken from: the last decennial one. */
export const CENSUS_YEAR = 2020;

/** All places served, in the order the dealer lists them. Sources of their data: `municipality.schema.ts`. */
export const MUNICIPALITIES = municipalities as readonly Municipality[];

/** The place of a landing page's address, if there is one. */
export const findMunicipality = (slug: string | undefined): Municipality | undefined =>
  MUNICIPALITIES.find((municipality) => municipality.slug === slug);
