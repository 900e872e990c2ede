import type { Branch } from '@sgc/contract/business';
import { DataTable, Facts, Stack } from '@sgc/ui';
import { DELIVERY_PRICES } from '../../content/municipality-copy.ts';
import { fill, type Tokens } from '../../content/tokens.ts';
import { directionTo, distanceMiles } from '../../domain/geography/geography.ts';
import type { Municipality } from '../../domain/municipality/municipality.ts';

/** Properties of {@link Delivery}. */
interface DeliveryProps {
  readonly place: Municipality;
  readonly branches: readonly Branch[];
  readonly tokens: Tokens;
}

/** How far the branches are, and what delivery costs. */
export const Delivery = ({ place, branches, tokens }: DeliveryProps) => {
  const distances = branches.flatMap(({ name, lat, lng }) => {
    if (lat === undefined || lng === undefined) return [];
    const branch = { lat, lng };
    const miles = Math.round(distanceMiles(branch, place));
    return [{ name: `From ${name}`, value: `about ${miles} miles ${directionTo(branch, place)}, as the crow flies` }];
  });
  return (
    <Stack gap="lg">
      <DataTable
        caption={`Delivery to ${place.name}`}
        columns={[
          { header: 'What', cell: ({ what }) => fill(what, tokens) },
          { header: 'Price', cell: ({ price }) => fill(price, tokens), align: 'end' },
          { header: 'Condition', cell: ({ condition }) => fill(condition, tokens) },
        ]}
        rows={DELIVERY_PRICES}
        rowKey={({ what }) => what}
      />
      <Facts facts={distances} />
    </Stack>
  );
};
