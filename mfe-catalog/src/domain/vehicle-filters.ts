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

/** The vehicles that pass, in their order. */
export const filterVehicles = <V extends FilteredFacts>(vehicles: readonly V[], filters: VehicleFilters): V[] => {
  const search = filters.search.toLowerCase();
  const category = filters.category.toLowerCase();
  return vehicles.filter(
    (vehicle) =>
      (filters.brand === ALL || vehicle.brand.toLowerCase() === filters.brand) &&
      (category === ALL || vehicle.category.toLowerCase().includes(category)) &&
      (filters.price === ALL || PRICE_BANDS[filters.price](vehicle.price)) &&
      (search === '' ||
        vehicle.name.toLowerCase().includes(search) ||
        vehicle.description.toLowerCase().includes(search)),
  );
};

/** Categories of the data that none of {@link CATEGORIES} finds, in the order of their names. */
export const otherCategories = (vehicles: readonly Pick<Vehicle, 'category'>[]): string[] => {
  const found = new Set(vehicles.map(({ category }) => category.toLowerCase()));
  return [...found].filter((category) => !CATEGORIES.some((known) => category.includes(known))).sort();
};
