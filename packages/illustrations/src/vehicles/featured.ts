import type { CartOptions } from '../cart/cart-options.ts';
import { DENAGO } from './denago.ts';
import { EVOLUTION } from './evolution.ts';

/** Carts in stock as equipped: the model's shape in a finish of its own. */
export const FEATURED: Readonly<Record<string, CartOptions>> = {
  'evolution-d5-maverick-4-plus': {
    ...EVOLUTION['d5-maverick-4-plus'],
    seats: 4,
    colour: '#c8401f',
    accent: '#d3f23e',
    upholstery: '#2b2f32',
    scene: 'ridge',
  },
  'evolution-d6-max-xt4': {
    ...EVOLUTION['d6-max-xt4'],
    seats: 4,
    colour: '#e8eae5',
    accent: '#d3f23e',
    upholstery: '#20262a',
    scene: 'forest',
  },
  'denago-ev-city': {
    ...DENAGO['ev-city'],
    seats: 2,
    colour: '#e7c12f',
    accent: '#14543c',
    upholstery: '#3b4a43',
    scene: 'lake',
  },
};
