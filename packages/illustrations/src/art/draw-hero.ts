import type { CartOptions } from '../cart/cart-options.ts';
import { drawCartIn } from '../cart/draw-cart.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { picture } from '../svg/element.ts';
import { FEATURED } from '../vehicles/featured.ts';
import { drawBeam } from './props.ts';

const HERO_CART: CartOptions = {
  ...FEATURED['evolution-d5-maverick-4-plus'],
  seats: 4,
  colour: '#17694a',
  upholstery: '#e9dfc8',
};

/** The home page's picture, 1200 by 900: a lifted cart with its lamp lit, at dusk above the ridges. */
export const drawHero = (): string =>
  picture(
    1200,
    900,
    drawScene('dusk', { width: 1200, height: 900, ground: 748 }),
    drawBeam(886, 560, 330),
    drawCartIn(HERO_CART, { x: 560, y: 780, width: 860, scale: 1.9 }),
  );
