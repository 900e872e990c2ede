import type { Vehicle } from '@sgc/contract/catalog';
import { type CardFacts, cardFacts } from '../../../domain/card-facts.ts';
import { filterVehicles, otherCategories, type VehicleFilters } from '../../../domain/vehicle-filters.ts';
import { filtersOf, pageNumberOf, searchOf } from '../../../domain/vehicle-search.ts';
import type { FromVehicles } from '../api/from-vehicles.ts';

/** Cards that are shown at first, and added by each "Show more". */
export const CARDS_PER_PAGE = 24;

/** Which of the vehicles are shown: those that pass the filters, from one card up to another. */
export interface InventoryQuery {
  readonly filters: VehicleFilters;
  readonly from: number;
  readonly to: number;
}

/** What is shown of the inventory. */
export interface InventoryView {
  readonly cards: readonly CardFacts[];
  /** Position of the first card among the matching ones. */
  readonly from: number;
  readonly matching: number;
  readonly total: number;
  /** Categories to choose from besides the usual ones. */
  readonly categories: readonly string[];
}

/** What an address of the inventory asks for. */
export const inventoryQueryOf = (search: URLSearchParams): InventoryQuery => {
  const from = (pageNumberOf(search) - 1) * CARDS_PER_PAGE;
  return { filters: filtersOf(search), from, to: from + CARDS_PER_PAGE };
};

/** A page beyond the end is the last page. */
export const viewInventory = (vehicles: readonly Vehicle[], { filters, from, to }: InventoryQuery): InventoryView => {
  const matching = filterVehicles(vehicles, filters);
  const lastPage = Math.max(0, Math.ceil(matching.length / CARDS_PER_PAGE) - 1);
  const start = Math.min(from, lastPage * CARDS_PER_PAGE);
  return {
    cards: matching.slice(start, start + to - from).map(cardFacts),
    from: start,
    matching: matching.length,
    total: vehicles.length,
    categories: otherCategories(vehicles),
  };
};

/** The inventory as an address asks for it. */
export const inventoryFrom = (search: URLSearchParams): FromVehicles<InventoryView> => {
  const query = inventoryQueryOf(search);
  return {
    key: ['inventory', searchOf(query.filters, pageNumberOf(search))],
    select: (vehicles) => viewInventory(vehicles, query),
  };
};
