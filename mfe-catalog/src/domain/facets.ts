import type { Vehicle } from '@sgc/contract/catalog';
import type { FacetName } from './filter-values.ts';

/** What filters read of a vehicle. */
export type FilteredFacts = Pick<
  Vehicle,
  'name' | 'description' | 'brand' | 'category' | 'price' | 'priceKind' | 'inStock' | 'series' | 'features'
> & { readonly specifications: Pick<Vehicle['specifications'], 'seatingCapacity' | 'range'> };

const LOW = 15_000;
const HIGH = 25_000;

/** In US dollars. Both ends belong to the middle band. */
const bandOf = (price: number): string => {
  if (price < LOW) return 'under-15000';
  return price > HIGH ? 'over-25000' : '15000-25000';
};

/** One thing that vehicles differ in and a visitor chooses by. */
interface Facet {
  readonly name: FacetName;
  /** The vehicle's value, in lower case; empty if it is not stated. */
  readonly read: (vehicle: FilteredFacts) => string;
  /** Whether a vehicle of that value is among those asked for. */
  readonly accepts: (value: string, wanted: string) => boolean;
}

const isSame = (value: string, wanted: string): boolean => value === wanted;

export const FACETS = [
  { name: 'brand', read: ({ brand }) => brand.toLowerCase(), accepts: isSame },
  {
    name: 'category',
    read: ({ category }) => category.toLowerCase(),
    accepts: (value, wanted) => value.includes(wanted),
  },
  { name: 'price', read: ({ price }) => bandOf(price), accepts: isSame },
  {
    name: 'seats',
    read: ({ specifications: { seatingCapacity } }) => String(seatingCapacity ?? ''),
    accepts: isSame,
  },
  { name: 'stock', read: ({ inStock }) => (inStock ? 'in-stock' : 'to-order'), accepts: isSame },
  {
    name: 'range',
    read: ({ specifications: { range = '' } }) => String(Number.parseFloat(range) || ''),
    accepts: (value, wanted) => value !== '' && Number(value) >= Number(wanted),
  },
] as const satisfies readonly Facet[];

/** How many vehicles an offered value would leave, out of the counts by the values of the data. */
export const countOf = (counts: Readonly<Record<string, number>>, name: FacetName, wanted: string): number => {
  const accepts = FACETS.find((facet) => facet.name === name)?.accepts ?? isSame;
  return Object.entries(counts).reduce((sum, [value, count]) => sum + (accepts(value, wanted) ? count : 0), 0);
};
