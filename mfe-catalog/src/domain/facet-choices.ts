import { countOf, FACETS } from './facets.ts';
import { ALL, type FacetName, type VehicleFilters } from './filter-values.ts';
import type { FacetCounts } from './vehicle-filters.ts';

/** A value to choose, and how many vehicles it would leave. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

export type FacetChoices = Readonly<Record<FacetName, readonly Choice[]>>;

/** The choices of each facet; an unknown value from the address comes last. */
export const facetChoices = (counts: FacetCounts, filters: VehicleFilters): FacetChoices => {
  const choices = {} as Record<FacetName, readonly Choice[]>;
  for (const { name, offers } of FACETS) {
    const chosen = filters[name] === ALL ? [] : [filters[name]];
    const values = new Set([...offers(Object.keys(counts[name])), ...chosen]);
    choices[name] = [...values].map((value) => ({ value, count: countOf(counts[name], name, value) }));
  }
  return choices;
};
