/** Search parameters of the inventory, as the filter form names its fields. */
export const INVENTORY_SEARCH = [
  'search',
  'brand',
  'category',
  'price',
  'seats',
  'stock',
  'range',
  'max',
  'sort',
  'page',
] as const;
