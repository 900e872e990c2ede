import { municipalityAddress } from '@sgc/contract/addresses';
import { Grid, Tile } from '@sgc/ui';
import type { Neighbor } from '../../domain/municipality/neighbors.ts';

/** Miles with one decimal below ten, where it makes a difference. */
const milesText = (miles: number): string => (miles < 10 ? miles.toFixed(1) : String(Math.round(miles)));

/** The communities closest by, each with a link. */
export const Nearby = ({ neighbors }: { neighbors: readonly Neighbor[] }) => (
  <Grid min="md" stretch>
    {neighbors.map(({ place, miles, direction }) => (
      <Tile key={place.slug} title={place.name} icon="pin" href={municipalityAddress(place.slug)}>
        {milesText(miles)} miles {direction}
      </Tile>
    ))}
  </Grid>
);
