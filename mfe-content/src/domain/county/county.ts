import type { MapSubject } from '../geography/open-street-map.ts';

/** The county as a whole. Coordinates: US Census Bureau, TIGER/Line 2020, internal point. */
export const COUNTY_SUBJECT: MapSubject = {
  name: 'Schuylkill County',
  county: 'Schuylkill',
  lat: 40.7037,
  lng: -76.2178,
  radiusMiles: 18,
};
