import type { Vehicle } from '@sgc/contract/catalog';

/** The word on a vehicle's picture. Being new comes before being in stock. */
export const stockStatus = ({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>) => {
  if (isNew) return 'NEW';
  return inStock ? 'In Stock' : 'Out of Stock';
};
