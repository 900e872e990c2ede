import type { Vehicle } from '@sgc/contract/catalog';

type Stocked = Pick<Vehicle, 'isNew' | 'inStock'>;

/** The word on the picture of a vehicle's own page. Being new comes before being in stock. */
export const stockStatus = ({ isNew, inStock }: Stocked) => {
  if (isNew) return 'NEW';
  return inStock ? 'In Stock' : 'Out of Stock';
};

/** The words on a card: a word on every card would say nothing, so what is not here has none. */
export const cardBadges = ({ isNew, inStock }: Stocked): readonly ('NEW' | 'In Stock')[] => {
  if (!inStock) return [];
  return isNew ? ['NEW', 'In Stock'] : ['In Stock'];
};
