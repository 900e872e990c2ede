import { Facts } from '@sgc/ui';
import type { Municipality } from '../../domain/municipality/municipality.ts';
import { regionOf } from '../../domain/municipality/regions.ts';

/** A place in figures. */
export const PlaceFacts = ({ place }: { place: Municipality }) => (
  <Facts
    facts={[
      { name: 'Type', value: place.type },
      { name: 'County', value: `${place.county} County` },
      { name: 'Part of our area', value: regionOf(place) },
      { name: 'Population', value: `${place.population2020.toLocaleString('en-US')} (census of 2020)` },
      { name: 'Land area', value: `${place.landAreaSqMi.toLocaleString('en-US')} square miles` },
    ]}
  />
);
