import type { Vehicle } from '@sgc/contract/catalog';

/** Stands in a select for "no filter". */
export const ALL = 'all';

/** Categories that the inventory always offers, in this order. */
export const CATEGORIES = ['ranger', 'maverick', 'forester', 'turfman', 'rover'] as const;

export const BRANDS = ['denago', 'evolution'] as const;

const LOW = 15_000;
const HIGH = 25_000;

/** In US dollars. Both ends belong to the middle band. */
export const PRICE_BANDS = {
  'under-15000': (price: number) => price < LOW,
  '15000-25000': (price: number) => price >= LOW && price <= HIGH,
  'over-25000': (price: number) => price > HIGH,
} as const;
export type PriceBand = keyof typeof PRICE_BANDS;

/** What a visitor looks for. All four must hold; `all` and an empty search let everything pass. */
export interface VehicleFilters {
  readonly search: string;
  readonly brand: (typeof BRANDS)[number] | typeof ALL;
  readonly category: string;
  readonly price: PriceBand | typeof ALL;
}

export const NO_FILTERS: VehicleFilters = { search: '', brand: ALL, category: ALL, price: ALL };

export type FilteredFacts = Pick<Vehicle, 'name' | 'description' | 'brand' | 'category' | 'price'>;

/** The texts that filters compare, in lower case. */
interface Folded {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
}

const foldedOf = new WeakMap<readonly FilteredFacts[], readonly Folded[]>();

/** Folding the case of ten thousand texts costs more than comparing them, so each list is folded once. */
const fold = (vehicles: readonly FilteredFacts[]): readonly Folded[] => {
  const known = foldedOf.get(vehicles);
  if (known !== undefined) return known;
  const folded = vehicles.map(({ name, description, brand, category }) => ({
    name: name.toLowerCase(),
    description: description.toLowerCase(),
    brand: brand.toLowerCase(),
    category: category.toLowerCase(),
  }));
  foldedOf.set(vehicles, folded);
  return folded;
};

/** The vehicles that pass, in their order. A list must not change once it has been filtered. */
export const filterVehicles = <V extends FilteredFacts>(vehicles: readonly V[], filters: VehicleFilters): V[] => {
  const folded = fold(vehicles);
  const search = filters.search.toLowerCase();
  const wanted = filters.category.toLowerCase();
  const isInBand = filters.price === ALL ? undefined : PRICE_BANDS[filters.price];
  return vehicles.filter(({ price }, index) => {
    const { name, description, brand, category } = folded[index] as Folded;
    return (
      (filters.brand === ALL || brand === filters.brand) &&
      (isInBand === undefined || isInBand(price)) &&
      (wanted === ALL || category.includes(wanted)) &&
      (search === '' || name.includes(search) || description.includes(search))
    );
  });
};

type Categorized = readonly Pick<Vehicle, 'category'>[];

const othersOf = new WeakMap<Categorized, string[]>();

/** Categories of the data that none of {@link CATEGORIES} finds, in the order of their names. */
export const otherCategories = (vehicles: Categorized): string[] => {
  const known = othersOf.get(vehicles);
  if (known !== undefined) return known;
  const found = new Set(vehicles.map(({ category }) => category.toLowerCase()));
  const others = [...found].filter((category) => !CATEGORIES.some((usual) => category.includes(usual))).sort();
  othersOf.set(vehicles, others);
  return others;
};
