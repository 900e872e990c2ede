import { whenIdle } from '@sgc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchVehicles, vehiclesQuery } from './vehicle-list.ts';

/** Whether the visitor's browser asks for no more than is needed. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
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
