import { ADDRESSES } from '@sgc/contract/addresses';
import { Grid, Tile } from '@sgc/ui';
import type { Municipality } from '../../domain/municipality/municipality.ts';
import { regionsOf } from '../../domain/municipality/regions.ts';

/** Names for reading: "Shenandoah, Mahanoy City and 6 more". */
const summary = (places: readonly Municipality[]): string => {
  const [first, second, ...rest] = places.map(({ name }) => name);
  return rest.length === 0
    ? [first, second].filter(Boolean).join(' and ')
    : `${first}, ${second} and ${rest.length} more`;
};

/** The three parts of the county, each with the number of places in it. */
export const RegionCards = ({ places }: { places: readonly Municipality[] }) => (
  <Grid min="md" stretch>
    {regionsOf(places).map((region) => (
      <Tile
        key={region.name}
        icon="pin"
        title={`${region.name} region: ${region.places.length} municipalities`}
        href={`${ADDRESSES.about}#${region.name.toLowerCase()}`}
      >
        {summary(region.places)}
      </Tile>
    ))}
  </Grid>
);
