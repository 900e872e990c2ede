import { type Vehicle, vehicleListSchema } from '@sgc/contract/catalog';
import type { ApiFetch, LoadOutcome, PageContext } from '@sgc/contract/section';

const VEHICLES_PATH = '/api/vehicles';

const RETRIES = 3;

const fetchVehicles = async (api: ApiFetch, signal: AbortSignal): Promise<Vehicle[]> => {
  const response = await api(VEHICLES_PATH, { signal });
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  return vehicleListSchema.parse(await response.json());
};

/** All vehicles, as the dealer orders them. */
export const vehiclesQuery = (api: ApiFetch) => ({
  queryKey: [VEHICLES_PATH],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchVehicles(api, signal),
  retry: RETRIES,
  refetchOnWindowFocus: false,
});

/** Has the vehicles ready before the page shows; without them the page says so itself. */
export const loadVehicles = async ({
  queryCache,
  api,
}: Pick<PageContext, 'queryCache' | 'api'>): Promise<LoadOutcome> => {
  try {
    await queryCache.ensureQueryData({ ...vehiclesQuery(api), retry: false });
    return { kind: 'ok' };
  } catch {
    return { kind: 'unavailable' };
  }
};
