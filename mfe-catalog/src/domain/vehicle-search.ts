import { ALL, BRANDS, NO_FILTERS, PRICE_BANDS, type PriceBand, type VehicleFilters } from './vehicle-filters.ts';

/** Search parameters of the inventory, as the filter form names its fields. */
export const INVENTORY_SEARCH = ['search', 'brand', 'category', 'price', 'page'] as const;

const LONGEST_TEXT = 100;

/** Cut between characters, never within one. */
const text = (search: URLSearchParams, name: string): string =>
  [...(search.get(name) ?? '').trim()].slice(0, LONGEST_TEXT).join('');

const isBrand = (value: string): value is VehicleFilters['brand'] => BRANDS.some((brand) => brand === value);
const isPriceBand = (value: string): value is PriceBand => Object.hasOwn(PRICE_BANDS, value);

/** The filters that an address or a filled-in form asks for; what is no filter filters nothing. */
export const filtersOf = (search: URLSearchParams): VehicleFilters => {
  const brand = text(search, 'brand');
  const price = text(search, 'price');
  return {
    search: text(search, 'search'),
    brand: isBrand(brand) ? brand : ALL,
    category: text(search, 'category').toLowerCase() || ALL,
    price: isPriceBand(price) ? price : ALL,
  };
};

/** The page of cards that an address asks for, from 1. */
export const pageNumberOf = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The address parameters that ask for these filters and this page; empty for all vehicles from the start. */
export const searchOf = (filters: VehicleFilters, page: number): string => {
  const search = new URLSearchParams();
  for (const name of ['search', 'brand', 'category', 'price'] as const) {
    if (filters[name] !== NO_FILTERS[name]) search.set(name, filters[name]);
  }
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
};
