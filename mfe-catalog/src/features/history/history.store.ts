import { type StoredCart, storedCartsOf } from '../../domain/stored-carts.ts';

/** Where the browser keeps which carts were looked at. It never leaves the browser. */
const PLACE = 'viewed-carts';

const KEPT_AT_MOST = 5;

/** Carts that were looked at, the last first; none where storage is forbidden. */
export const viewedCarts = (): StoredCart[] => {
  try {
    return storedCartsOf(localStorage.getItem(PLACE), KEPT_AT_MOST);
  } catch {
    return [];
  }
};

/** Puts a cart first, once. */
export const rememberViewed = (cart: StoredCart): void => {
  const carts = [cart, ...viewedCarts().filter(({ id }) => id !== cart.id)].slice(0, KEPT_AT_MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(carts));
  } catch {
    // Without storage there is nothing to show later, and nothing breaks.
  }
};
