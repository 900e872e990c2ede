import { keptList } from './kept-store.ts';

const SAVED_AT_MOST = 50;

/** Carts that a visitor wants to find again. */
export const saved = keptList('saved-carts', SAVED_AT_MOST);
