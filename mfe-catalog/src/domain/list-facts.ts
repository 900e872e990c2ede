import { FACETS, type FilteredFacts } from './facets.ts';
import type { FacetName } from './filter-values.ts';

/** The different values of a facet, and for every vehicle the number of its own. */
interface FacetFacts {
  readonly values: readonly string[];
  readonly ids: Uint16Array;
}

/** What filters compare, once for a list: folding ten thousand texts costs more than comparing them. */
export interface ListFacts {
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  readonly prices: Float64Array;
  /** Prices that say where a series starts: no price of the vehicle. */
  readonly unpriced: readonly boolean[];
  readonly facets: Readonly<Record<FacetName, FacetFacts>>;
  /** All words of every vehicle in lower case; made when words are first looked for. */
  readonly words: () => readonly string[];
}

const facetFacts = (vehicles: readonly FilteredFacts[], read: (vehicle: FilteredFacts) => string): FacetFacts => {
  const numbers = new Map<string, number>();
  const ids = new Uint16Array(vehicles.length);
  vehicles.forEach((vehicle, index) => {
    const value = read(vehicle);
    const id = numbers.get(value) ?? numbers.size;
    numbers.set(value, id);
    ids[index] = id;
  });
  return { values: [...numbers.keys()], ids };
};

const wordsOf = ({ name, description, brand, series, category, features }: FilteredFacts): string =>
  `${name} ${description} ${brand} ${series ?? ''} ${category} ${features.join(' ')}`.toLowerCase();

const known = new WeakMap<readonly FilteredFacts[], ListFacts>();

export const factsOf = (vehicles: readonly FilteredFacts[]): ListFacts => {
  const found = known.get(vehicles);
  if (found !== undefined) return found;
  let words: readonly string[] | undefined;
  const facts: ListFacts = {
    names: vehicles.map(({ name }) => name.toLowerCase()),
    descriptions: vehicles.map(({ description }) => description.toLowerCase()),
    prices: Float64Array.from(vehicles, ({ price }) => price),
    unpriced: vehicles.map(({ priceKind }) => priceKind === 'series-from'),
    facets: Object.fromEntries(
      FACETS.map(({ name, read }) => [name, facetFacts(vehicles, read)]),
    ) as ListFacts['facets'],
    words: () => {
      words ??= vehicles.map(wordsOf);
      return words;
    },
  };
  known.set(vehicles, facts);
  return facts;
};
