import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import { storedCartList } from './stored-cart-list.ts';

/** Carts chosen for comparison. */
export const compared = storedCartList('compared-carts', COMPARED_AT_MOST);
