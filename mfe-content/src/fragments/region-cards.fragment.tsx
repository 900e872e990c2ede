import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { RegionCards } from '../features/places/region-cards.tsx';

/** The three parts of the county, each with the number of places in it. */
export default function RegionCardsFragment() {
  return <RegionCards places={MUNICIPALITIES} />;
}
