import type { Point } from './geography.ts';

/** What a map shows. `radiusMiles`: how far it reaches from the point. */
export interface MapSubject extends Point {
  readonly name: string;
  readonly county: string;
  readonly radiusMiles: number;
}

const ORIGIN = 'https://www.openstreetmap.org';
const MILES_PER_DEGREE = 69.1;

const degrees = (value: number): string => value.toFixed(4);

/** Address of a map to embed, with a marker on the point. */
export const embedAddress = ({ lat, lng, radiusMiles }: MapSubject): string => {
  const high = radiusMiles / MILES_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  const box = [lng - wide, lat - high, lng + wide, lat + high].map(degrees).join();
  return `${ORIGIN}/export/embed.html?bbox=${box}&layer=mapnik&marker=${degrees(lat)},${degrees(lng)}`;
};

/** Address of a map of the land around a point, with a marker on it. */
export const townMapAddress = ({ lat, lng }: Point): string =>
  `${ORIGIN}/?mlat=${degrees(lat)}&mlon=${degrees(lng)}#map=12/${degrees(lat)}/${degrees(lng)}`;

/** Address of the same place on the map's own site, looked up by its name and county. */
export const mapAddress = ({ name, county, lat, lng }: MapSubject): string =>
  `${ORIGIN}/search?query=${encodeURIComponent(`${name}, ${county} County, Pennsylvania`)}#map=12/${degrees(lat)}/${degrees(lng)}`;
