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

/** A facet by which is chosen, and which of its values pass, by their number. */
interface ChosenFacet {
  readonly position: number;
  readonly ids: Uint16Array;
  readonly accepted: readonly boolean[];
}

const chosenFacets = (facts: ListFacts, filters: VehicleFilters): ChosenFacet[] =>
  FACETS.flatMap(({ name, accepts }, position) => {
    const wanted = filters[name].toLowerCase();
    const { ids, values } = facts.facets[name];
    return wanted === ALL ? [] : [{ position, ids, accepted: values.map((value) => accepts(value, wanted)) }];
  });

/** The one facet that keeps a vehicle out: its other values would let it in. */
const refusedBy = (chosen: readonly ChosenFacet[], index: number): number => {
  let refused = NONE;
  for (const { position, ids, accepted } of chosen) {
    if (accepted[ids[index] as number] === true) continue;
    if (refused !== NONE) return SEVERAL;
    refused = position;
  }
  return refused;
};

/** The vehicles that pass, by their numbers, and counts by the values of the data: a value of a select may stand for several. */
const passVehicles = (facts: ListFacts, filters: VehicleFilters, finds: (index: number) => boolean) => {
  const chosen = chosenFacets(facts, filters);
  const most = filters.max === '' ? Number.POSITIVE_INFINITY : Number(filters.max);
  const tallies = FACETS.map(({ name }) => {
    const { ids, values } = facts.facets[name];
    const counts = new Uint32Array(values.length);
    const count = (index: number): void => {
      const id = ids[index] as number;
      counts[id] = (counts[id] as number) + 1;
    };
    return { name, values, counts, count };
  });
  const passing: number[] = [];
  let found = false;
  for (let index = 0; index < facts.names.length; index += 1) {
    const refused = refusedBy(chosen, index);
    if (refused === SEVERAL || (facts.prices[index] as number) > most || !finds(index)) continue;
    found = true;
    if (refused === NONE) passing.push(index);
    if (refused === NONE) for (const tally of tallies) tally.count(index);
    else tallies[refused]?.count(index);
  }
  const countsOf = ({ values, counts }: (typeof tallies)[number]) =>
    Object.fromEntries(values.map((value, id) => [value, counts[id] ?? 0]));
  const counts = Object.fromEntries(tallies.map((tally) => [tally.name, countsOf(tally)])) as FacetCounts;
  return { passing, found, counts };
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
  const search = searchMatcher(facts, filters.search);
  let outcome = passVehicles(facts, filters, search.finds);
  let respelled: string | undefined;
  if (!outcome.found && filters.search !== '') {
    const again = respell === undefined ? undefined : search.respelledBy(respell);
    if (again !== undefined) {
      outcome = passVehicles(facts, filters, again.finds);
      respelled = again.text;
    }
  }
  return {
    vehicles: inOrder(facts, outcome.passing, filters.sort).map((index) => vehicles[index] as V),
    counts: outcome.counts,
    ...(respelled !== undefined && outcome.found && { respelled }),
  };
};
