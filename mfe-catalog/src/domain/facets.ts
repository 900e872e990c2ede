import type { Vehicle } from '@sgc/contract/catalog';
import { BRANDS, CATEGORIES, FACET_NAMES, type FacetName, PRICE_BANDS, RANGES, STOCK } from './filter-values.ts';
import { otherCategories } from './other-categories.ts';

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
  /** The vehicle's value, in lower case; empty if it is not stated. */
  readonly read: (vehicle: FilteredFacts) => string;
  /** Whether a vehicle of that value is among those asked for. */
  readonly accepts: (value: string, wanted: string) => boolean;
  /** The values to choose from, out of those of the data. */
  readonly offers: (found: readonly string[]) => readonly string[];
}

const isSame = (value: string, wanted: string): boolean => value === wanted;

const RULES: Readonly<Record<FacetName, Facet>> = {
  brand: { read: ({ brand }) => brand.toLowerCase(), accepts: isSame, offers: () => BRANDS },
  category: {
    read: ({ category }) => category.toLowerCase(),
    accepts: (value, wanted) => value.includes(wanted),
    offers: (found) => [...CATEGORIES, ...otherCategories(found)],
  },
  price: { read: ({ price }) => bandOf(price), accepts: isSame, offers: () => PRICE_BANDS },
  seats: {
    read: ({ specifications: { seatingCapacity } }) => String(seatingCapacity ?? ''),
    accepts: isSame,
    offers: (found) => found.filter((seats) => seats !== '').sort((a, b) => Number(a) - Number(b)),
  },
  stock: { read: ({ inStock }) => (inStock ? 'in-stock' : 'to-order'), accepts: isSame, offers: () => STOCK },
  range: {
    read: ({ specifications: { range = '' } }) => String(Number.parseFloat(range) || ''),
    accepts: (value, wanted) => value !== '' && Number(value) >= Number(wanted),
    offers: () => RANGES,
  },
};

/** The facets, in the order of the form. */
export const FACETS = FACET_NAMES.map((name) => ({ name, ...RULES[name] }));

/** How many vehicles an offered value would leave, out of the counts by the values of the data. */
export const countOf = (counts: Readonly<Record<string, number>>, name: FacetName, wanted: string): number => {
  const { accepts } = RULES[name];
  return Object.entries(counts).reduce((sum, [value, count]) => sum + (accepts(value, wanted) ? count : 0), 0);
};
