import type { CartOptions } from '../cart/cart-options.ts';
import { drawCart } from '../cart/draw-cart.ts';
import { DENAGO } from './denago.ts';
import { EVOLUTION } from './evolution.ts';
import { FEATURED } from './featured.ts';

/** How each vehicle of the inventory is drawn, by its id. */
export const VEHICLE_LOOKS: Readonly<Record<string, CartOptions>> = { ...DENAGO, ...EVOLUTION, ...FEATURED };

/**
 * The look of a vehicle. An id that begins with a brand and names no cart of its own means the model without it:
 * `evolution-carrier-6-plus` is `carrier-6-plus`.
 */
export const findVehicleLook = (id: string): CartOptions | undefined =>
  VEHICLE_LOOKS[id] ?? VEHICLE_LOOKS[id.replace(/^(evolution|denago)-/, '')];

/**
 * The picture of a vehicle, 640 by 480, as SVG text; see {@link drawCart}. `undefined` for an id without a look: draw
 * one with {@link drawCart} from what is known of it.
 */
export const drawVehicle = (id: string): string | undefined => {
  const look = findVehicleLook(id);
  return look && drawCart(look);
};
