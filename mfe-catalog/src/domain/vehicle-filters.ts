import { FACETS, type FilteredFacts } from './facets.ts';
import { ALL, type FacetName, type VehicleFilters } from './filter-values.ts';
import { factsOf, type ListFacts } from './list-facts.ts';
import { type Respell, searchMatcher } from './search-text.ts';
import { inOrder } from './vehicle-order.ts';

/** How many vehicles a value of each facet would leave, with everything else chosen as it is. */
export type FacetCounts = Readonly<Record<FacetName, Readonly<Record<string, number>>>>;

/** What came of filtering. */
export interface Filtered<V> {
  readonly vehicles: readonly V[];
  readonly counts: FacetCounts;
  /** The search as it was understood, where it was misspelled. */
  readonly respelled?: string;
}

const NONE = -1;
const SEVERAL = -2;

/** Which values of each facet pass, by their number; `undefined` where all do. */
const acceptedBy = (facts: ListFacts, filters: VehicleFilters) =>
  FACETS.map(({ name, accepts }) => {
    const wanted = filters[name].toLowerCase();
    return wanted === ALL ? undefined : facts.facets[name].values.map((value) => accepts(value, wanted));
  });

/** Counts by the values of the data: a value that a select offers may stand for several of them. */
const countValues = (facts: ListFacts, only: Int8Array): FacetCounts => {
  const counts = {} as Record<FacetName, Record<string, number>>;
  FACETS.forEach(({ name }, position) => {
    const { values, ids } = facts.facets[name];
    const found = new Uint32Array(values.length);
    for (let index = 0; index < ids.length; index += 1) {
      const refused = only[index];
      if (refused === NONE || refused === position)
        found[ids[index] as number] = (found[ids[index] as number] ?? 0) + 1;
    }
    counts[name] = Object.fromEntries(values.map((value, id) => [value, found[id] ?? 0]));
  });
  return counts;
};

/**
 * The vehicles that pass, in the order asked for, and what each other choice would leave. A list must not change once it
 * has been filtered.
 */
export const filterVehicles = <V extends FilteredFacts>(
  vehicles: readonly V[],
  filters: VehicleFilters,
  respell?: Respell,
): Filtered<V> => {
  const facts = factsOf(vehicles);
  const accepted = acceptedBy(facts, filters);
  const most = filters.max === '' ? Number.POSITIVE_INFINITY : Number(filters.max);
  const idsOf = FACETS.map(({ name }) => facts.facets[name].ids);

  const pass = (finds: (index: number) => boolean) => {
    // The one facet that keeps a vehicle out: its other values would let it in.
    const only = new Int8Array(vehicles.length).fill(SEVERAL);
    const passing: number[] = [];
    for (let index = 0; index < vehicles.length; index += 1) {
      let refused = NONE;
      for (let position = 0; position < accepted.length && refused !== SEVERAL; position += 1) {
        if (accepted[position]?.[idsOf[position]?.[index] as number] === false)
          refused = refused === NONE ? position : SEVERAL;
      }
      if (refused === SEVERAL || (facts.prices[index] as number) > most || !finds(index)) continue;
      only[index] = refused;
      if (refused === NONE) passing.push(index);
    }
    return { only, passing, found: only.some((refused) => refused !== SEVERAL) };
  };

  const search = searchMatcher(facts, filters.search);
  let outcome = pass(search.finds);
  let respelled: string | undefined;
  if (!outcome.found && filters.search !== '') {
    const again = respell === undefined ? undefined : search.respelledBy(respell);
    if (again !== undefined) {
      outcome = pass(again.finds);
      respelled = again.text;
    }
  }
  return {
    vehicles: inOrder(facts, outcome.passing, filters.sort).map((index) => vehicles[index] as V),
    counts: countValues(facts, outcome.only),
    ...(respelled !== undefined && outcome.found && { respelled }),
  };
};
