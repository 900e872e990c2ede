import type { Vehicle } from '@sgc/contract/catalog';
import { CheckList, Facts, Grid, Stack } from '@sgc/ui';
import { namedSpecifications } from '../../../domain/specification-names.ts';

/** Features and every stated figure. */
export const VehicleFacts = ({ vehicle: { features, specifications } }: { readonly vehicle: Vehicle }) => {
  const facts = namedSpecifications(specifications);
  return (
    <Grid min="half">
      <Stack>
        <h2>Features</h2>
        {features.length > 0 ? (
          <CheckList items={[...new Set(features)]} />
        ) : (
          <p>Equipment varies. Call us and we will tell you what this cart comes with.</p>
        )}
      </Stack>
      <Stack>
        <h2>Specifications</h2>
        {facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <p>The maker lists no figures for this cart. Call us for details.</p>
        )}
      </Stack>
    </Grid>
  );
};
