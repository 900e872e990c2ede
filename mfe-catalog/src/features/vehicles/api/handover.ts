import type { LoadOutcome, QueryCache } from '@sgc/contract/section';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * How reading a page's data ended. It stands in the query cache, failures too, and so travels with the page: the
 * browser starts from what the server knew and finds the HTML that the server wrote.
 */
export type Handover<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unavailable'; readonly message: string };

type Key = readonly string[];

/** Reads a page's data unless it is here already. `undefined` from `read` means that there is no such thing. */
export const handOver = <T>(
  queryCache: QueryCache,
  queryKey: Key,
  read: () => Promise<T | undefined>,
): Promise<Handover<T>> =>
  queryCache.ensureQueryData<Handover<T>>({
    queryKey,
    queryFn: async () => {
      try {
        const data = await read();
        return data === undefined ? { kind: 'not-found' } : { kind: 'ok', data };
      } catch (error) {
        return { kind: 'unavailable', message: (error as Error).message };
      }
    },
  });

export const outcomeOf = <T>({ kind }: Handover<T>): LoadOutcome => ({ kind });

/** What was handed over under a key. A failure is forgotten once it is shown, so that the next visit reads again. */
export const useHandover = <T>(queryKey: Key): Handover<T> | undefined => {
  const queryClient = useQueryClient();
  const { data } = useQuery<Handover<T>>({ queryKey, enabled: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key's parts are its identity
  useEffect(() => {
    if (data?.kind !== 'unavailable') return undefined;
    // Only this failure: the next try may be on its way.
    return () => queryClient.removeQueries({ queryKey, predicate: ({ state }) => state.data === data });
  }, [data, queryClient, ...queryKey]);
  return data;
};
