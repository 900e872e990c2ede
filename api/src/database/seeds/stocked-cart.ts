import type { Vehicle } from '@sgc/contract/catalog';

/** One cart in stock, as equipped: what its maker states of the model, under its own id, name and price. */
export const stockedCart = (model: Vehicle, own: Pick<Vehicle, 'id' | 'name' | 'description' | 'price'>): Vehicle => ({
  ...model,
  ...own,
  priceKind: 'as-equipped',
  inStock: true,
});
