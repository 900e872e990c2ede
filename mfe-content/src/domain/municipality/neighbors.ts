import { type Direction, directionTo, distanceMiles } from '../geography/geography.ts';
import type { Municipality } from './municipality.ts';

/** Another community, as seen from one. `miles` is the straight line. */
export interface Neighbor {
  readonly place: Municipality;
  readonly miles: number;
  readonly direction: Direction;
}

/** All other communities, the nearest first. */
export const neighborsOf = (place: Municipality, places: readonly Municipality[]): Neighbor[] =>
  places
    .filter(({ slug }) => slug !== place.slug)
    .map((other) => ({ place: other, miles: distanceMiles(place, other), direction: directionTo(place, other) }))
    .sort((a, b) => a.miles - b.miles);
