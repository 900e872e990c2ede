import type { Vehicle, VehicleListQuery } from '@sgc/contract/catalog';
import type { LoadOutcome, PageContext } from '@sgc/contract/section';
import { briefly } from './briefly.ts';
import { type Handover, handOver, outcomeOf } from './handover.ts';
import { fetchSomeVehicles, fetchVehicles, vehiclesQuery } from './vehicle-list.ts';

type Context = Pick<PageContext, 'queryCache' | 'api'>;

/** Something a page shows of the vehicles: under which key it is handed over, and how it comes out of them. */
export interface FromVehicles<T> {
  readonly key: readonly string[];
  /** Vehicles that are enough for `select`; without it, it needs them all. */
  readonly query?: VehicleListQuery;
  readonly select: (vehicles: readonly Vehicle[]) => T;
}

/**
 * Has what a page shows of the vehicles ready. The server hands over only that, never the whole list; the browser
 * keeps the list, and goes on before it is here: pages show that they are loading.
 */
export const loadFromVehicles = async <T>(
  { queryCache, api }: Context,
  { key, query, select }: FromVehicles<T>,
): Promise<LoadOutcome> => {
  const known = queryCache.getQueryData<Handover<T>>(key);
  if (known !== undefined) return outcomeOf(known);
  if (typeof window === 'undefined') {
    const read = () => (query ? fetchSomeVehicles(api, query) : fetchVehicles(api));
    return outcomeOf(await handOver(queryCache, key, async () => select(await read())));
  }
  await briefly(queryCache.ensureQueryData(vehiclesQuery(api)).catch(() => undefined));
  return { kind: 'ok' };
};

/** What a loaded page shows of the vehicles, where it is known. */
export const readFromVehicles = <T>(
  { queryCache }: Pick<PageContext, 'queryCache'>,
  { key, select }: FromVehicles<T>,
): T | undefined => {
  const handed = queryCache.getQueryData<Handover<T>>(key);
  if (handed !== undefined) return handed.kind === 'ok' ? handed.data : undefined;
  const vehicles = queryCache.getQueryData<Vehicle[]>(vehiclesQuery(fetch).queryKey);
  return vehicles && select(vehicles);
};
