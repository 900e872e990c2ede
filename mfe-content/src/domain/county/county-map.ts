import type { Point } from '../geography/geography.ts';

/** Size of the county's map, in its own units: one is about an eighth of a mile. */
export const MAP_SIZE = { width: 400, height: 261 } as const;

/** The map's origin, and how long a degree of each kind is on it. */
const WEST = -76.7268;
const NORTH = 40.9688;
const PER_LONGITUDE = 402.54;
const PER_LATITUDE = 531.15;

/** Where a point lies on the map. */
export const project = ({ lat, lng }: Point): { x: number; y: number } => ({
  x: Math.round((lng - WEST) * PER_LONGITUDE),
  y: Math.round((NORTH - lat) * PER_LATITUDE),
});

/**
 * Outlines of the counties that places lie in, as paths on the map. From the US Census Bureau's TIGER/Line counties of
 * 2020 (public domain), simplified to about 300 yards; Northumberland as far as the map reaches.
 */
export const COUNTY_PATHS: Readonly<Record<string, string>> = {
  Schuylkill:
    'm10 165l105 86 9 0 33-10 33-1 15-6 18-4 15-9 23-7 5-7 3 0 1 3 3-2 2-4 9 6 4-2 7-33 75-36 12-12 8-3-52-43-45-51-12 5-72-25-31 35-9 44-158 73z',
  Northumberland: 'm140 103l-13-31-36 4-3-11 4-4-5-9 3-5-19-1-3-4-4-14 4-12-17-2-12-11-9 1-3-4-24-1 0 168 8-5z',
};
