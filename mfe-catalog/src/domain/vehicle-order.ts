import type { Order } from './filter-values.ts';
import type { ListFacts } from './list-facts.ts';

type Compare = (a: number, b: number) => number;

/** What has no price, or names no seats, comes last whichever way. */
const byPrice =
  ({ prices, unpriced }: ListFacts, way: 1 | -1): Compare =>
  (a, b) =>
    Number(unpriced[a]) - Number(unpriced[b]) || way * ((prices[a] ?? 0) - (prices[b] ?? 0));

const bySeats = ({ facets: { seats } }: ListFacts): Compare => {
  const counts = seats.values.map((value) => Number(value) || Number.MAX_SAFE_INTEGER);
  const of = (index: number) => counts[seats.ids[index] as number] as number;
  return (a, b) => of(a) - of(b);
};

const byName =
  ({ names }: ListFacts): Compare =>
  (a, b) => {
    const [left, right] = [names[a] ?? '', names[b] ?? ''];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  };

const compareBy = (facts: ListFacts, order: Order): Compare => {
  switch (order) {
    case 'price-low':
      return byPrice(facts, 1);
    case 'price-high':
      return byPrice(facts, -1);
    case 'seats':
      return bySeats(facts);
    case 'name':
      return byName(facts);
  }
};

/** Vehicles by their numbers, in the order asked for; equal ones stay as the dealer orders them. */
export const inOrder = (facts: ListFacts, indexes: readonly number[], order: Order | 'all'): readonly number[] =>
  order === 'all' ? indexes : indexes.toSorted(compareBy(facts, order));
