import { vehicleAddress } from '@sgc/contract/addresses';
import { type Vehicle, vehicleSchema } from '@sgc/contract/catalog';
import { Cluster, type DataColumn, DataTable, formatDollars, Notice, Skeleton, Stack } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { PRICE_LABELS } from '../../content/price-labels.ts';
import { type ComparedProperty, comparedSpecifications } from '../../domain/comparison.ts';

/** A cart that is no longer listed is left out. */
const fetchCompared = async (ids: readonly string[], signal: AbortSignal): Promise<Vehicle[]> => {
  const found = await Promise.all(
    ids.map(async (id) => {
      const response = await fetch(`/api/vehicles/${encodeURIComponent(id)}`, { signal });
      if (response.status === 404) return [];
      if (!response.ok) throw new Error(`Failed to fetch vehicle: ${response.status}`);
      return [vehicleSchema.parse(await response.json())];
    }),
  );
  return found.flat();
};

const rowsOf = (vehicles: readonly Vehicle[]): ComparedProperty[] => [
  {
    name: 'Price',
    values: vehicles.map(({ price, priceKind }) => `${PRICE_LABELS[priceKind]} ${formatDollars(price)}`),
  },
  { name: 'Brand', values: vehicles.map(({ brand }) => brand) },
  { name: 'Series', values: vehicles.map(({ series }) => series) },
  ...comparedSpecifications(vehicles),
];

const NOT_STATED = 'Not stated';

/** Carts side by side, a row for every property that any of them states. */
export const ComparisonTable = ({ ids }: { readonly ids: readonly string[] }) => {
  const { data: vehicles, error } = useQuery({
    queryKey: ['compared', ...ids],
    queryFn: ({ signal }) => fetchCompared(ids, signal),
  });
  if (error !== null) {
    return (
      <Notice tone="danger" role="alert">
        The carts cannot be compared right now. Please try again in a moment.
      </Notice>
    );
  }
  if (vehicles === undefined) return <Skeleton shape="media" />;
  const columns: DataColumn<ComparedProperty>[] = [
    { header: 'Property', cell: ({ name }) => name },
    ...vehicles.map(({ name }, index) => ({
      header: name,
      cell: ({ values }: ComparedProperty) => values[index] ?? NOT_STATED,
    })),
  ];
  return (
    <Stack>
      <DataTable
        caption="What their makers and we state about them"
        columns={columns}
        rows={rowsOf(vehicles)}
        rowKey={({ name }) => name}
      />
      <Cluster>
        {vehicles.map(({ id, name }) => (
          <a key={id} href={vehicleAddress(id)}>
            See {name}
          </a>
        ))}
      </Cluster>
    </Stack>
  );
};
