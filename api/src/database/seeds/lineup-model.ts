import type { Vehicle } from '@sgc/contract/catalog';

/** A maker's model at its "starting at" price: new, and ordered rather than taken from stock. */
export const lineupModel = (facts: Omit<Vehicle, 'images' | 'inStock' | 'isNew'>): Vehicle => ({
  ...facts,
  images: [],
  inStock: false,
  isNew: true,
});
