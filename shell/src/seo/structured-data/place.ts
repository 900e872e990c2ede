import type { PlaceSubject } from '@sgc/contract/section';
import type { AdministrativeArea, City } from 'schema-dts';

export const placeId = (url: string): string => `${url}#place`;

/** A community within its county and state. Boroughs and townships have no type of their own. */
export const placeNode = (
  { type, name, county, state, lat, lng }: PlaceSubject,
  url: string,
): City | AdministrativeArea => ({
  '@type': type === 'City' ? 'City' : 'AdministrativeArea',
  '@id': placeId(url),
  name,
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: county,
    containedInPlace: { '@type': 'State', name: state },
  },
});
