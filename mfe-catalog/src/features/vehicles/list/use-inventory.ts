import { useCallback, useMemo, useState } from 'react';
import { NO_FILTERS, type VehicleFilters } from '../../../domain/vehicle-filters.ts';
import { useFromVehicles } from '../api/use-from-vehicles.ts';
import { CARDS_PER_PAGE, inventoryFrom, inventoryQueryOf, viewInventory } from './inventory-view.ts';

/** The inventory of a page: as its address asks for it, until the visitor filters or asks for more. */
export const useInventory = (search: URLSearchParams) => {
  const [query, setQuery] = useState(() => inventoryQueryOf(search));
  const [changed, setChanged] = useState(false);
  const key = useMemo(() => inventoryFrom(search).key, [search]);
  const select = useCallback(
    (vehicles: Parameters<typeof viewInventory>[0]) => viewInventory(vehicles, query),
    [query],
  );
  const shown = useFromVehicles({ key, select }, changed ? 'list' : 'anything');

  const change = (next: typeof query) => {
    setChanged(true);
    setQuery(next);
  };
  return {
    filters: query.filters,
    shown,
    changed,
    apply: (filters: VehicleFilters) => change({ filters, from: 0, to: CARDS_PER_PAGE }),
    clear: () => change({ filters: NO_FILTERS, from: 0, to: CARDS_PER_PAGE }),
    showMore: () => change({ ...query, to: query.to + CARDS_PER_PAGE }),
  };
};
