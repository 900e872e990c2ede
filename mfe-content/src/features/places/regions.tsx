import { Card, Grid } from '@sgc/ui';
import type { Municipality } from '../../domain/municipality/municipality.ts';
import { regionsOf } from '../../domain/municipality/regions.ts';
import { PlaceLinks } from './place-links.tsx';

/** All places in three groups, north to south, each with a link. */
export const Regions = ({ places }: { places: readonly Municipality[] }) => (
  <Grid>
    {regionsOf(places).map((region) => (
      <Card key={region.name} as="section">
        <h3 id={region.name.toLowerCase()}>{region.name} region</h3>
        <p>{region.places.length} municipalities</p>
        <PlaceLinks places={region.places} />
      </Card>
    ))}
  </Grid>
);
