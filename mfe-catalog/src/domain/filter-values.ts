/** Facets of the inventory, in the order of the form. */
export const FACET_NAMES = ['brand', 'category', 'price', 'seats', 'stock', 'range'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Orders a visitor can ask for; without one the list is as the dealer orders it. */
export const ORDERS = ['price-low', 'price-high', 'seats', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** Numbers of seats that carts come with. */
export const SEATS = [2, 4, 6, 8] as const;

export const PRICE_BANDS = ['under-15000', '15000-25000', 'over-25000'] as const;
export const STOCK = ['in-stock', 'to-order'] as const;

/** Least ranges to choose from, in miles. */
export const RANGES = ['30', '40', '50', '60'] as const;

/** Stands in a select for "no filter". */
export const ALL = 'all';

/** Categories that the inventory always offers, in this order. */
export const CATEGORIES = ['ranger', 'maverick', 'forester', 'turfman', 'rover'] as const;

export const BRANDS = ['denago', 'evolution'] as const;

/**
 * What a visitor looks for. All of it must hold; `all` and an empty text let everything pass. `max` is the highest price
 * in US dollars, `range` the least range in miles, both as they were typed.
 */
export interface VehicleFilters extends Readonly<Record<FacetName, string>> {
  readonly search: string;
  readonly max: string;
  readonly sort: Order | typeof ALL;
}

export const NO_FILTERS: VehicleFilters = {
  search: '',
  brand: ALL,
  category: ALL,
  price: ALL,
  seats: ALL,
  stock: ALL,
  range: ALL,
  max: '',
  sort: ALL,
};
