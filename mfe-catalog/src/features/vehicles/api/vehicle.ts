import type { Vehicle } from '@sgc/contract/catalog';
import type { ApiFetch, PageContext } from '@sgc/contract/section';
import { handOver } from './handover.ts';

/** Longer than any id with a brand before it. */
const LONGEST_ID = 200;

/** Such an id names no cart, and as part of a path some of them would mean another one: `..`. */
const namesNothing = (id: string): boolean => id.length > LONGEST_ID || !/[a-z0-9]/i.test(id);

/**
 * The vehicle that an id or one of its aliases means; `undefined` if there is none.
 * @throws if the API does not answer, or not as agreed.
 */
export const fetchVehicle = async (api: ApiFetch, id: string): Promise<Vehicle | undefined> => {
  if (namesNothing(id)) return undefined;
  const response = await api(`/api/vehicles/${encodeURIComponent(id)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Failed to fetch vehicle: ${response.status}`);
  const { vehicleSchema } = await import('@sgc/contract/catalog');
  return vehicleSchema.parse(await response.json());
};

/** Under which a vehicle's page finds its vehicle. */
export const vehicleKey = (id: string): readonly string[] => ['vehicle', id];

/** Reads a vehicle into the query cache, or why it cannot be had. */
export const loadVehicle = ({ queryCache, api }: Pick<PageContext, 'queryCache' | 'api'>, id: string) =>
  handOver(queryCache, vehicleKey(id), () => fetchVehicle(api, id));
