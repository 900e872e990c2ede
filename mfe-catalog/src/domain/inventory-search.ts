import { FACET_NAMES } from './filter-values.ts';

/** Search parameters of the inventory, as the filter form names its fields. */
export const INVENTORY_SEARCH = ['search', ...FACET_NAMES, 'max', 'sort', 'page'] as const;
