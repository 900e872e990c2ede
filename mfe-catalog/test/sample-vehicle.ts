import type { Vehicle } from '@sgc/contract/catalog';

/** A vehicle of tests: plain values, and what a test says otherwise. */
export const sampleVehicle = (own: Partial<Vehicle> = {}): Vehicle => ({
  id: 'sample-cart',
  name: 'SAMPLE CART',
  description: 'An electric cart for tests.',
  price: 9_995,
  priceKind: 'starting-at',
  brand: 'Evolution',
  series: 'SAMPLE',
  category: 'ranger',
  images: [],
  inStock: false,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 4, range: '40 mi', topSpeed: '25 mph' },
  ...own,
});
