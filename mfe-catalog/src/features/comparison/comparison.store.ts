import { create } from 'zustand';
import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import { type KeptCart, keptCartsOf } from '../../domain/kept-carts.ts';

/** Where the browser keeps the choice. It never leaves the browser. */
const PLACE = 'compared-carts';

interface ComparisonState {
  readonly carts: readonly KeptCart[];
}

/** Carts chosen for comparison, the first chosen first. Empty until {@link restoreComparison}. */
export const useComparison = create<ComparisonState>()(() => ({ carts: [] }));

const keep = (carts: readonly KeptCart[]): void => {
  useComparison.setState({ carts });
  try {
    localStorage.setItem(PLACE, JSON.stringify(carts));
  } catch {
    // Forbidden or full: then the choice lasts as long as the page.
  }
};

/** Takes up what an earlier page left. */
export const restoreComparison = (): void => {
  try {
    useComparison.setState({ carts: keptCartsOf(localStorage.getItem(PLACE), COMPARED_AT_MOST) });
  } catch {
    // Forbidden: then there is nothing to take up.
  }
};

/** Adds a cart, or takes it out. A cart beyond the last place replaces nothing: it is refused. */
export const toggleCompared = (cart: KeptCart): 'added' | 'removed' | 'full' => {
  const { carts } = useComparison.getState();
  if (carts.some(({ id }) => id === cart.id)) {
    keep(carts.filter(({ id }) => id !== cart.id));
    return 'removed';
  }
  if (carts.length >= COMPARED_AT_MOST) return 'full';
  keep([...carts, cart]);
  return 'added';
};

export const clearComparison = (): void => keep([]);
