import { Button, Icon, toast, VisuallyHidden } from '@sgc/ui';
import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import type { KeptCart } from '../../domain/kept-carts.ts';
import styles from './comparison.module.css';
import { toggleCompared, useComparison } from './comparison.store.ts';

/** Chooses a cart for comparison, or takes the choice back. */
export const CompareButton = ({ id, name }: KeptCart) => {
  const chosen = useComparison(({ carts }) => carts.some((cart) => cart.id === id));
  const toggle = () => {
    if (toggleCompared({ id, name }) === 'full') {
      toast({ title: `Up to ${COMPARED_AT_MOST} carts fit side by side`, description: 'Remove one to add another.' });
    }
  };
  return (
    <div className={styles.choice}>
      <Button variant="quiet" size="sm" aria-pressed={chosen} onClick={toggle}>
        {chosen ? <Icon name="check" /> : null}
        Compare
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
};
