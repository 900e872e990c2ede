import { Button, Icon, VisuallyHidden, WithProgram } from '@sgc/ui';
import type { KeptCart } from '../../domain/kept-carts.ts';
import { compared } from './compared.store.ts';
import type { KeptList } from './kept-store.ts';
import { saved } from './saved.store.ts';

interface ChoiceProps {
  readonly cart: KeptCart;
  readonly list: KeptList;
  readonly children: string;
}

const Choice = ({ cart, list, children }: ChoiceProps) => {
  const chosen = list.use(({ carts }) => carts.some(({ id }) => id === cart.id));
  return (
    <Button variant="quiet" size="sm" aria-pressed={chosen} onClick={() => list.toggle(cart)}>
      {chosen ? <Icon name="check" /> : null}
      {children}
      <VisuallyHidden> {cart.name}</VisuallyHidden>
    </Button>
  );
};

/** Chooses a cart for comparison, or saves it for later, and takes either back. */
export const CartChoices = ({ id, name }: KeptCart) => (
  <WithProgram>
    <Choice cart={{ id, name }} list={compared}>
      Compare
    </Choice>
    <Choice cart={{ id, name }} list={saved}>
      Save
    </Choice>
  </WithProgram>
);
