import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import { keptList } from './kept-store.ts';

/** Carts chosen for comparison. */
export const compared = keptList('compared-carts', COMPARED_AT_MOST);
