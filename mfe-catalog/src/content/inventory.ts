import { formatDollars } from '@sgc/ui';
import type { Order } from '../domain/filter-values.ts';
import type { FilterName } from '../domain/vehicle-search.ts';

/** "d6-max" is read as "D6 Max". */
export const asTitle = (category: string): string =>
  category.replaceAll(/(^|[\s-])(\S)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

const PRICES: Readonly<Record<string, string>> = {
  'under-15000': 'Under $15,000',
  '15000-25000': '$15,000 - $25,000',
  'over-25000': 'Over $25,000',
};

const STOCK_WORDS: Readonly<Record<string, string>> = { 'in-stock': 'In stock', 'to-order': 'To order' };

/** What a chosen value of a filter is called. */
export const VALUE_NAMES: Readonly<Record<FilterName, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  brand: asTitle,
  category: asTitle,
  price: (value) => PRICES[value] ?? value,
  seats: (value) => `${value} seats`,
  stock: (value) => STOCK_WORDS[value] ?? value,
  range: (value) => `${value} miles or more`,
  max: (value) => `Up to ${formatDollars(Number(value))}`,
};

/** What stands in a select before anything is chosen. */
export const ANY = {
  brand: 'All Brands',
  category: 'All Categories',
  price: 'All Prices',
  seats: 'Any',
  stock: 'Any',
  range: 'Any',
} as const;

export const ORDER_NAMES: Readonly<Record<Order | 'all', string>> = {
  all: 'As listed',
  'price-low': 'Price, lowest first',
  'price-high': 'Price, highest first',
  seats: 'Fewest seats first',
  name: 'Name',
};
