import { type KeptCart, keptCartsOf } from '../../domain/kept-carts.ts';

/** Where the browser keeps which carts were looked at. It never leaves the browser. */
const PLACE = 'viewed-carts';

const KEPT_AT_MOST = 5;

/** Carts that were looked at, the last first; none where storage is forbidden. */
export const viewedCarts = (): KeptCart[] => {
  try {
    return keptCartsOf(localStorage.getItem(PLACE), KEPT_AT_MOST);
  } catch {
    return [];
  }
};

/** Puts a cart first, once. */
export const rememberViewed = (cart: KeptCart): void => {
  const carts = [cart, ...viewedCarts().filter(({ id }) => id !== cart.id)].slice(0, KEPT_AT_MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(carts));
  } catch {
    // Without storage there is nothing to show later, and nothing breaks.
  }
};
