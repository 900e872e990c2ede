import type { Municipality } from './municipality.ts';

/** Parts of the county, north to south. */
export const REGION_NAMES = ['Northern', 'Central', 'Southern'] as const;
export type RegionName = (typeof REGION_NAMES)[number];

/** Latitudes, in degrees, above which a place is northern or central: they split the list about evenly. */
const NORTHERN_FROM = 40.74;
const CENTRAL_FROM = 40.66;

/** The part of the county that a place lies in, by its latitude. */
export const regionOf = ({ lat }: Pick<Municipality, 'lat'>): RegionName =>
  lat >= NORTHERN_FROM ? 'Northern' : lat >= CENTRAL_FROM ? 'Central' : 'Southern';

/** Every region with its places, in the order of the list. */
export const regionsOf = (places: readonly Municipality[]) =>
  REGION_NAMES.map((name) => ({ name, places: places.filter((place) => regionOf(place) === name) }));
