import type { CardFacts } from '../../../domain/card-facts.ts';
import type { FacetChoices } from '../../../domain/facet-choices.ts';
import type { VehicleFilters } from '../../../domain/filter-values.ts';
import { filtersOf, pageNumberOf, searchOf } from '../../../domain/vehicle-search.ts';

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
  /** How many of all vehicles stand on the lot. */
  readonly inStock: number;
  readonly choices: FacetChoices;
  /** The search as it was understood, where it was misspelled. */
  readonly respelled?: string;
}

/** What an address of the inventory asks for. */
export const inventoryQueryOf = (search: URLSearchParams): InventoryQuery => {
  const from = (pageNumberOf(search) - 1) * CARDS_PER_PAGE;
  return { filters: filtersOf(search), from, to: from + CARDS_PER_PAGE };
};

/** Under which the page finds what the server handed over. */
export const inventoryKey = (search: URLSearchParams): readonly string[] => [
  'inventory',
  searchOf(filtersOf(search), pageNumberOf(search)),
];
