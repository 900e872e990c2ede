import { compareAddress } from '@sgc/contract/addresses';
import { Button, ButtonLink } from '@sgc/ui';
import { useEffect, useRef } from 'react';
import { COMPARED_AT_MOST } from '../../domain/comparison.ts';
import { compared } from './compared.store.ts';
import styles from './comparison-tray.module.css';

/**
 * Keeps the foot of the page that the tray covers free of what gets focus. No property of the root's own is changed for it:
 * all elements inherit those, and would be styled anew.
 */
const useFootRoom = () => {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = tray;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(current).position === 'sticky';
      style.scrollPaddingBlockEnd = covers ? `calc(var(--foot-room) + ${current.offsetHeight}px)` : '';
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return tray;
};

/** One line at the foot of the window while carts are chosen. */
export default function ComparisonTray() {
  const { carts, refused } = compared.use();
  const tray = useFootRoom();
  const names = carts.map(({ name }) => name).join(', ');
  return (
    <aside ref={tray} aria-label="Comparison" className={styles.tray}>
      <p className={styles.names} aria-live="polite">
        {refused === undefined
          ? `${carts.length} of ${COMPARED_AT_MOST} to compare: ${names}`
          : `Full: take one out to add ${refused.name}. To compare: ${names}`}
      </p>
      <ButtonLink size="sm" variant="solid" href={compareAddress(carts.map(({ id }) => id))}>
        Compare
      </ButtonLink>
      <Button size="sm" variant="quiet" onClick={compared.clear}>
        Clear
      </Button>
    </aside>
  );
}
