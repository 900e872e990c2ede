import { countOf } from './facets.ts';
import {
  ALL,
  BRANDS,
  CATEGORIES,
  FACET_NAMES,
  type FacetName,
  PRICE_BANDS,
  RANGES,
  STOCK,
  type VehicleFilters,
} from './filter-values.ts';
import { otherCategories } from './other-categories.ts';
import type { FacetCounts } from './vehicle-filters.ts';

/** A value to choose, and how many vehicles it would leave. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

export type FacetChoices = Readonly<Record<FacetName, readonly Choice[]>>;

/** The values that a facet offers: the usual ones, then those of the data. */
const offered = (counts: FacetCounts): Readonly<Record<FacetName, readonly string[]>> => ({
  brand: BRANDS,
  category: [...CATEGORIES, ...otherCategories(Object.keys(counts.category))],
  price: PRICE_BANDS,
  seats: Object.keys(counts.seats)
    .filter((seats) => seats !== '')
    .sort((a, b) => Number(a) - Number(b)),
  stock: STOCK,
  range: RANGES,
});

/** The choices of each facet; an unknown value from the address comes last. */
export const facetChoices = (counts: FacetCounts, filters: VehicleFilters): FacetChoices => {
  const values = offered(counts);
  return Object.fromEntries(
    FACET_NAMES.map((name) => {
      const chosen = filters[name] === ALL ? [] : [filters[name]];
      const all = [...new Set([...values[name], ...chosen])];
      return [name, all.map((value) => ({ value, count: countOf(counts[name], name, value) }))];
    }),
  ) as unknown as FacetChoices;
};
