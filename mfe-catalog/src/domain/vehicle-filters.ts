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

const foldedOf = new WeakMap<FilteredFacts, Folded>();

/** Folding the case of ten thousand texts costs more than comparing them, so each vehicle is folded once. */
const fold = (vehicle: FilteredFacts): Folded => {
  const known = foldedOf.get(vehicle);
  if (known !== undefined) return known;
  const folded = {
    name: vehicle.name.toLowerCase(),
    description: vehicle.description.toLowerCase(),
    brand: vehicle.brand.toLowerCase(),
    category: vehicle.category.toLowerCase(),
  };
  foldedOf.set(vehicle, folded);
  return folded;
};

/** The vehicles that pass, in their order. A vehicle must not change once it has been filtered. */
export const filterVehicles = <V extends FilteredFacts>(vehicles: readonly V[], filters: VehicleFilters): V[] => {
  const search = filters.search.toLowerCase();
  const wanted = filters.category.toLowerCase();
  return vehicles.filter((vehicle) => {
    const { name, description, brand, category } = fold(vehicle);
    return (
      (filters.brand === ALL || brand === filters.brand) &&
      (wanted === ALL || category.includes(wanted)) &&
      (filters.price === ALL || PRICE_BANDS[filters.price](vehicle.price)) &&
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
