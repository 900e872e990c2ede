import type { Vehicle } from '@sgc/contract/catalog';
import type { LoadOutcome, PageContext } from '@sgc/contract/section';
import { briefly } from './briefly.ts';
import { handOver, outcomeOf } from './handover.ts';
import { fetchVehicle } from './vehicle.ts';

/** Under which the comparison finds its vehicles. */
export const comparedKey = (ids: readonly string[]): readonly string[] => ['compared', ...ids];

/** Has the vehicles of a comparison in the query cache. One that is no longer listed is left out. */
export const loadCompared = async (
  { queryCache, api }: Pick<PageContext, 'queryCache' | 'api'>,
  ids: readonly string[],
): Promise<LoadOutcome> => {
  const reading = handOver<Vehicle[]>(queryCache, comparedKey(ids), async () => {
    const found = await Promise.all(ids.map((id) => fetchVehicle(api, id)));
    return found.filter((vehicle) => vehicle !== undefined);
  });
  const handed = await (typeof window === 'undefined' ? reading : briefly(reading));
  return handed === undefined ? { kind: 'ok' } : outcomeOf(handed);
};
