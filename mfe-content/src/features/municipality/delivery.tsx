import type { Branch } from '@sgc/contract/business';
import { DataTable, Facts, Stack } from '@sgc/ui';
import { directionTo, distanceMiles } from '../../domain/geography/geography.ts';
import type { Municipality } from '../../domain/municipality/municipality.ts';

/** Properties of {@link Delivery}. */
interface DeliveryProps {
  readonly place: Municipality;
  readonly branches: readonly Branch[];
  /** What, price and condition, with bars between them. */
  readonly prices: readonly string[];
}

/** How far the branches are, and what delivery costs. */
export const Delivery = ({ place, branches, prices }: DeliveryProps) => {
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
          { header: 'What', cell: ([what]) => what },
          { header: 'Price', cell: ([, price]) => price, align: 'end' },
          { header: 'Condition', cell: ([, , condition]) => condition },
        ]}
        rows={prices.map((line) => line.split(' | '))}
        rowKey={([what = '']) => what}
      />
      <Facts facts={distances} />
    </Stack>
  );
};
