import {
  ALL,
  BRANDS,
  FACET_NAMES,
  type FacetName,
  NO_FILTERS,
  ORDERS,
  PRICE_BANDS,
  RANGES,
  STOCK,
  type VehicleFilters,
} from './filter-values.ts';
import { INVENTORY_SEARCH } from './inventory-search.ts';

const LONGEST_TEXT = 100;

/** Cut between characters, never within one. */
const text = (search: URLSearchParams, name: string): string =>
  [...(search.get(name) ?? '').trim()].slice(0, LONGEST_TEXT).join('');

const oneOf = <const T extends string>(value: string, choices: readonly T[]): T | typeof ALL =>
  choices.find((choice) => choice === value) ?? ALL;

/** "$12,000" is read as 12000; what is no amount is none. */
const dollars = (typed: string): string => {
  const plain = typed.replaceAll(/[\s$,]/g, '').replace(/\.\d*$/, '');
  return /^[1-9]\d{0,6}$/.test(plain) ? plain : '';
};

/** The filters that an address or a filled-in form asks for; what is no filter filters nothing. */
export const filtersOf = (search: URLSearchParams): VehicleFilters => ({
  search: text(search, 'search'),
  brand: oneOf(text(search, 'brand'), BRANDS),
  category: text(search, 'category').toLowerCase() || ALL,
  price: oneOf(text(search, 'price'), PRICE_BANDS),
  seats: /^[1-9]\d?$/.test(text(search, 'seats')) ? text(search, 'seats') : ALL,
  stock: oneOf(text(search, 'stock'), STOCK),
  range: oneOf(text(search, 'range'), RANGES),
  max: dollars(text(search, 'max')),
  sort: oneOf(text(search, 'sort'), ORDERS),
});

/** The page of cards that an address asks for, from 1. */
export const pageNumberOf = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The address parameters that ask for these filters and this page; empty for all vehicles from the start. */
export const searchOf = (filters: VehicleFilters, page: number): string => {
  const search = new URLSearchParams();
  for (const name of INVENTORY_SEARCH) {
    if (name !== 'page' && filters[name] !== NO_FILTERS[name]) search.set(name, filters[name]);
  }
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
};

/** What narrows a list down; an order does not. */
export type FilterName = FacetName | 'search' | 'max';

/** The filters that are set, in the order of the form. */
export const activeFilters = (filters: VehicleFilters): FilterName[] =>
  (['search', ...FACET_NAMES, 'max'] as const).filter((name) => filters[name] !== NO_FILTERS[name]);
