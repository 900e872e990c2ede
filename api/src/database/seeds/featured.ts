import type { Vehicle } from '@sgc/contract/catalog';
import { stockedCart } from './stocked-cart.ts';

const STOCKED = [
  {
    model: 'd5-maverick-4-plus',
    id: 'evolution-d5-maverick-4-plus',
    name: 'Evolution D5 Maverick 4 Plus',
    description: 'In stock, as equipped: a four-seat D5 Maverick with 42 miles of range and a top speed of 25 mph.',
    price: 12_995,
  },
  {
    model: 'd6-max-xt4',
    id: 'evolution-d6-max-xt4',
    name: 'Evolution D6 Max XT4',
    description: 'In stock, as equipped: a four-seat D6 Max with 50 miles of range and a top speed of 25 mph.',
    price: 16_995,
  },
  {
    model: 'ev-city',
    id: 'denago-ev-city',
    name: 'Denago EV City',
    description: 'In stock, as equipped: a two-seat EV City with 40 miles of range and a top speed of 25 mph.',
    price: 11_995,
  },
];

/** The three carts of the home page: each a model of the lineup, in stock, as equipped. */
export const featuredCarts = (lineup: Vehicle[]): Vehicle[] =>
  STOCKED.flatMap(({ model, ...own }) =>
    lineup.filter(({ id }) => id === model).map((found) => stockedCart(found, own)),
  );
