import { Facts } from '@sgc/ui';
import type { Tokens } from '../../content/fill.ts';
import { CENSUS_YEAR, type Municipality } from '../../domain/municipality/municipality.ts';

/** A place in figures. `facts`: what stands before its text. */
export const PlaceFacts = ({ place, facts }: { place: Municipality; facts: Tokens }) => (
  <Facts
    facts={[
      { name: 'Type', value: place.type },
      { name: 'County', value: `${place.county} County` },
      { name: 'Population', value: `${facts.population} (census of ${CENSUS_YEAR})` },
      { name: 'Coordinates', value: `${place.lat}, ${place.lng}` },
      { name: 'Land area', value: `${facts.landArea} square miles` },
    ]}
  />
);
