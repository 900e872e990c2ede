/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
export type Direction = (typeof COMPASS)[number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance in miles. */
export const distanceMiles = (from: Point, to: Point): number => {
  const haversine =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

/** The direction in which `to` lies as seen from `from`. */
export const directionTo = (from: Point, to: Point): Direction => {
  const east = radians(to.lng - from.lng);
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(radians(to.lat)),
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
      Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east),
  );
  return COMPASS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8] ?? 'north';
};
