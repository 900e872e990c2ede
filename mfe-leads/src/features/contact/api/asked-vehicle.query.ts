import { type Vehicle, vehicleIdSchema, vehiclePath, vehicleSchema } from '@sgc/contract/catalog';
import { VEHICLE_PARAMETER } from '@sgc/contract/leads';
import type { ApiFetch, PageContext } from '@sgc/contract/section';

/** The form is worth more than the name of a cart: it does not wait longer for the catalog. */
const LIMIT_MS = 1500;

/** The id of the vehicle that the address asks about. */
export const askedVehicleId = (search: URLSearchParams): string | undefined =>
  vehicleIdSchema.safeParse(search.get(VEHICLE_PARAMETER)).data;

const fetchVehicle = async (id: string, api: ApiFetch): Promise<Vehicle | null> => {
  const response = await api(vehiclePath(id), { signal: AbortSignal.timeout(LIMIT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return vehicleSchema.parse(await response.json());
};

/** The vehicle that a message is about; null when there is none of that id. */
export const askedVehicleQuery = (id: string, api: ApiFetch) => ({
  queryKey: ['mfe-leads', 'asked-vehicle', id],
  queryFn: () => fetchVehicle(id, api),
  retry: false,
});

/** Has the vehicle ready before the page shows. Without it the page shows all the same. */
export const loadAskedVehicle = async ({ search, queryCache, api }: PageContext): Promise<void> => {
  const id = askedVehicleId(search);
  if (id === undefined) return;
  await queryCache.ensureQueryData(askedVehicleQuery(id, api)).catch(() => undefined);
};
