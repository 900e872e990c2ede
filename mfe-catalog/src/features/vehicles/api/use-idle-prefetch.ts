import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchVehicles, vehiclesQuery } from './vehicle-list.ts';

/** For browsers that do not say when they are idle. */
const LATER_MS = 2000;

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Runs something when the browser has nothing else to do; what it answers calls that off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
};

/** Fetches the list of vehicles when the browser has nothing else to do: the inventory is the likely next page. */
export const useIdlePrefetch = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => {
      if (queryClient.getQueryData(vehiclesQuery(fetch).queryKey) === undefined) prefetchVehicles(fetch);
    });
  }, [queryClient]);
};
