import type { Vehicle } from '@sgc/contract/catalog';
import type { PageContext } from '@sgc/contract/section';
import { relatedTo } from '../../../domain/related.ts';
import { type Handover, handOver } from '../api/handover.ts';
import { vehicleKey } from '../api/vehicle.ts';
import { fetchVehicles, vehiclesQuery } from '../api/vehicle-list.ts';
import { relatedKey } from './related-key.ts';

/** Has what leads on from a loaded vehicle in the query cache, if that vehicle is there. The page is whole without it. */
export const loadRelated = async (
  { queryCache, api }: Pick<PageContext, 'queryCache' | 'api'>,
  id: string,
): Promise<void> => {
  const handed = queryCache.getQueryData<Handover<Vehicle>>(vehicleKey(id));
  if (handed?.kind !== 'ok') return;
  const vehicle = handed.data;
  await handOver(queryCache, relatedKey(id), async () => {
    const isServer = typeof window === 'undefined';
    // The server reads the list anew each time, which costs it next to nothing; the browser keeps it.
    const vehicles = await (isServer ? fetchVehicles(api) : queryCache.ensureQueryData(vehiclesQuery(api)));
    return relatedTo(vehicles, vehicle);
  });
};
