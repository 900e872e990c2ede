import { Button, Cluster, Dialog, dialogOpener } from '@sgc/ui';
import { useState } from 'react';
import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import styles from './comparison.module.css';
import { clearComparison, useComparison } from './comparison.store.ts';
import { ComparisonTable } from './comparison-table.tsx';

const DIALOG = 'comparison';

/** Stays at the foot of the window while carts are chosen. */
export default function ComparisonBar() {
  const carts = useComparison((state) => state.carts);
  const ids = carts.map(({ id }) => id);
  const [opened, setOpened] = useState(false);
  const opener = dialogOpener(DIALOG);
  return (
    <aside aria-label="Comparison" className={styles.bar}>
      <p className={styles.names} aria-live="polite">
        {carts.length} of {COMPARED_AT_MOST} to compare: {carts.map(({ name }) => name).join(', ')}
      </p>
      <Cluster gap="sm">
        <Button
          size="sm"
          variant="solid"
          {...opener}
          onClick={(event) => {
            setOpened(true);
            opener.onClick(event);
          }}
        >
          Compare side by side
        </Button>
        <Button size="sm" variant="quiet" onClick={clearComparison}>
          Clear
        </Button>
      </Cluster>
      <Dialog id={DIALOG} title="Compare carts" placement="wide">
        {opened ? <ComparisonTable ids={ids} /> : null}
      </Dialog>
    </aside>
  );
}
