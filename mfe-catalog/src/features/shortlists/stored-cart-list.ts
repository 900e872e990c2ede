import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type StoredCart, storedCartsOf } from '../../domain/stored-carts.ts';

interface StoredCartState {
  readonly carts: readonly StoredCart[];
  /** A cart that had no room, until the list changes. */
  readonly refused?: StoredCart;
}

/** A visitor's own list of carts. */
export interface StoredCartList {
  /** The first chosen first. Empty until `restore`. */
  readonly use: UseBoundStore<StoreApi<StoredCartState>>;
  /** Takes up what an earlier page left. */
  readonly restore: () => void;
  /** Adds a cart, or takes it out. A cart beyond the last place replaces nothing: it is refused. */
  readonly toggle: (cart: StoredCart) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** A list that the browser keeps in its storage under `place`. It never leaves the browser. */
export const storedCartList = (place: string, atMost: number): StoredCartList => {
  const use = create<StoredCartState>()(() => ({ carts: [] }));
  const keep = (carts: readonly StoredCart[]): void => {
    use.setState({ carts }, true);
    try {
      localStorage.setItem(place, JSON.stringify(carts));
    } catch {
      // Forbidden or full: then the list lasts as long as the page.
    }
  };
  const remove = (id: string): void => keep(use.getState().carts.filter((cart) => cart.id !== id));
  return {
    use,
    restore: () => {
      try {
        use.setState({ carts: storedCartsOf(localStorage.getItem(place), atMost) }, true);
      } catch {
        // Forbidden: then there is nothing to take up.
      }
    },
    toggle: (cart) => {
      const { carts } = use.getState();
      if (carts.some(({ id }) => id === cart.id)) remove(cart.id);
      else if (carts.length >= atMost) use.setState({ refused: cart });
      else keep([...carts, cart]);
    },
    remove,
    clear: () => keep([]),
  };
};
