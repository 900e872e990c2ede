import type { Vehicle } from '@sgc/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FromVehicles } from './from-vehicles.ts';
import { useHandover } from './handover.ts';
import { vehiclesQuery } from './vehicle-list.ts';

/** What is shown of the vehicles, or why it is not shown yet. */
export type Shown<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly data: T };

/**
 * What a page shows of the vehicles: from the whole list once it is here, until then as the server handed it over.
 * `select` may come later than the list.
 * @param wanted fetches the whole list although there is something to show without it, and waits for it.
 */
export const useFromVehicles = <T>(
  { key, select }: Pick<FromVehicles<T>, 'key'> & { readonly select: FromVehicles<T>['select'] | undefined },
  wanted: 'list' | 'anything',
): Shown<T> => {
  const handed = useHandover<T>(key);
  const list = useQuery<Vehicle[]>({ ...vehiclesQuery(fetch), enabled: wanted === 'list' || handed === undefined });
  const [retried, setRetried] = useState(false);
  const selected = useMemo(() => list.data && select?.(list.data), [list.data, select]);

  if (selected !== undefined) return { kind: 'ready', data: selected };
  if (wanted === 'anything' && handed?.kind === 'ok') return { kind: 'ready', data: handed.data };
  const retry = () => {
    setRetried(true);
    void list.refetch();
  };
  // The server's failure stays shown until the visitor tries again, even while the list is fetched.
  if (handed?.kind === 'unavailable' && !retried) return { kind: 'failed', message: handed.message, retry };
  if (list.error !== null && !list.isFetching) return { kind: 'failed', message: list.error.message, retry };
  return { kind: 'loading' };
};
