import { storedCartList } from './stored-cart-list.ts';

const SAVED_AT_MOST = 50;

/** Carts that a visitor wants to find again. */
export const saved = storedCartList('saved-carts', SAVED_AT_MOST);
