import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type KeptCart, keptCartsOf } from '../../domain/kept-carts.ts';

interface KeptState {
  readonly carts: readonly KeptCart[];
  /** A cart that had no room, until the list changes. */
  readonly refused?: KeptCart;
}

/** A visitor's own list of carts. */
export interface KeptList {
  /** The first chosen first. Empty until `restore`. */
  readonly use: UseBoundStore<StoreApi<KeptState>>;
  /** Takes up what an earlier page left. */
  readonly restore: () => void;
  /** Adds a cart, or takes it out. A cart beyond the last place replaces nothing: it is refused. */
  readonly toggle: (cart: KeptCart) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** A list that the browser keeps in its storage under `place`. It never leaves the browser. */
export const keptList = (place: string, atMost: number): KeptList => {
  const use = create<KeptState>()(() => ({ carts: [] }));
  const keep = (carts: readonly KeptCart[]): void => {
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
        use.setState({ carts: keptCartsOf(localStorage.getItem(place), atMost) }, true);
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
