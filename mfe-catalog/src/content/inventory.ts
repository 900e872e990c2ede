import type { SelectOption } from '@sgc/ui';
import { ALL, CATEGORIES } from '../domain/vehicle-filters.ts';

/** "d6-max" is read as "D6 Max". */
const asTitle = (category: string): string =>
  category.replaceAll(/(^|[\s-])(\S)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

export const BRAND_OPTIONS: readonly SelectOption[] = [
  { value: ALL, label: 'All Brands' },
  { value: 'denago', label: 'Denago' },
  { value: 'evolution', label: 'Evolution' },
];

export const PRICE_OPTIONS: readonly SelectOption[] = [
  { value: ALL, label: 'All Prices' },
  { value: 'under-15000', label: 'Under $15,000' },
  { value: '15000-25000', label: '$15,000 - $25,000' },
  { value: 'over-25000', label: 'Over $25,000' },
];

/** The usual categories, then the others of the data, then one that an address asked for and nobody knows. */
export const categoryOptions = (others: readonly string[], chosen: string): SelectOption[] => [
  { value: ALL, label: 'All Categories' },
  ...[...new Set([...CATEGORIES, ...others, chosen])]
    .filter((category) => category !== ALL)
    .map((category) => ({ value: category, label: asTitle(category) })),
];
