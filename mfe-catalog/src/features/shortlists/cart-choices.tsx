import { Button, Icon, VisuallyHidden, WithProgram } from '@sgc/ui';
import type { StoredCart } from '../../domain/stored-carts.ts';
import { compared } from './compared.store.ts';
import { saved } from './saved.store.ts';
import type { StoredCartList } from './stored-cart-list.ts';

interface ChoiceProps {
  readonly cart: StoredCart;
  readonly list: StoredCartList;
  readonly children: string;
}

const Choice = ({ cart, list, children }: ChoiceProps) => {
  const chosen = list.use(({ carts }) => carts.some(({ id }) => id === cart.id));
  return (
    <Button variant="quiet" size="sm" aria-pressed={chosen} onClick={() => list.toggle(cart)}>
      {chosen ? <Icon name="check" /> : null}
      {children}
      <VisuallyHidden>{` ${cart.name}`}</VisuallyHidden>
    </Button>
  );
};

/** Chooses a cart for comparison, or saves it for later, and takes either back. */
export const CartChoices = ({ id, name }: StoredCart) => (
  <WithProgram>
    <Choice cart={{ id, name }} list={compared}>
      Compare
    </Choice>
    <Choice cart={{ id, name }} list={saved}>
      Save
    </Choice>
  </WithProgram>
);
