import type { Point } from '../geography/geography.ts';
import { COUNTY_OUTLINES } from './county-outlines.ts';

/** Size of the county's map in its own units, and how far it keeps from its edge. */
const WIDTH = 400;
const MARGIN = 10;

const pointsOf = (outline: string): Point[] =>
  outline.split(' ').map((pair) => {
    const [lng = 0, lat = 0] = pair.split(',').map(Number);
    return { lat, lng };
  });

const COUNTY = pointsOf(COUNTY_OUTLINES.Schuylkill ?? '');
const lats = COUNTY.map(({ lat }) => lat);
const lngs = COUNTY.map(({ lng }) => lng);
const [south, north] = [Math.min(...lats), Math.max(...lats)];
const [west, east] = [Math.min(...lngs), Math.max(...lngs)];

const scale = (WIDTH - 2 * MARGIN) / (east - west);
/** A degree of latitude is longer than one of longitude here. */
const stretch = scale / Math.cos((((south + north) / 2) * Math.PI) / 180);

export const MAP_SIZE = { width: WIDTH, height: Math.round((north - south) * stretch) + 2 * MARGIN };

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a point lies on the county's map. */
export const project = ({ lat, lng }: Point): { x: number; y: number } => ({
  x: round((lng - west) * scale + MARGIN),
  y: round((north - lat) * stretch + MARGIN),
});

/** The outline of a county as the `points` of a polygon. */
export const outlinePoints = (county: string): string =>
  pointsOf(COUNTY_OUTLINES[county] ?? '')
    .map((point) => {
      const { x, y } = project(point);
      return `${x},${y}`;
    })
    .join(' ');
