import { type Vehicle, vehiclePath } from '@sgc/contract/catalog';
import type { ApiFetch, LoadOutcome, PageContext } from '@sgc/contract/section';
import { briefly } from './briefly.ts';
import { handOver, outcomeOf } from './handover.ts';

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
  const response = await api(vehiclePath(id));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Failed to fetch vehicle: ${response.status}`);
  const { vehicleSchema } = await import('@sgc/contract/catalog');
  return vehicleSchema.parse(await response.json());
};

/** Under which a vehicle's page finds its vehicle. */
export const vehicleKey = (id: string): readonly string[] => ['vehicle', id];

/**
 * Has a vehicle in the query cache, or why it cannot be had. The browser goes on before it is here: the page shows
 * that it is loading.
 */
export const loadVehicle = async (
  { queryCache, api }: Pick<PageContext, 'queryCache' | 'api'>,
  id: string,
): Promise<LoadOutcome> => {
  const reading = handOver(queryCache, vehicleKey(id), () => fetchVehicle(api, id));
  const handed = await (typeof window === 'undefined' ? reading : briefly(reading));
  return handed === undefined ? { kind: 'ok' } : outcomeOf(handed);
};
