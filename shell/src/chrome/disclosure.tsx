import { Icon } from '@sgc/ui';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { currentState } from './active-link.ts';
import styles from './disclosure.module.css';
import { NavLink } from './nav-link.tsx';
import type { NavigationLink } from './navigation.ts';

/** Properties of {@link Disclosure}. */
interface DisclosureProps {
  readonly label: string;
  readonly links: readonly NavigationLink[];
  readonly pathname: string;
}

/**
 * A word of the bar with links behind it. The browser's popover opens it, closes it on Escape with focus given back,
 * and closes it on a click elsewhere, without a script; the script adds closing when focus leaves.
 */
export const Disclosure = ({ label, links, pathname }: DisclosureProps) => {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  // Unknown until the script runs: before that the browser itself tells the button's state.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    const readState = () => setExpanded(element?.matches(':popover-open'));
    readState();
    element?.addEventListener('toggle', readState);
    return () => element?.removeEventListener('toggle', readState);
  }, []);

  // When the effect ends, not when it begins: a panel that was opened before the page's program came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address closes it
  useEffect(() => () => panel.current?.hidePopover(), [pathname]);

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };

  return (
    <li className={styles.item} onBlur={closeOnLeaving}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={expanded}
        data-current={links.some(({ href }) => currentState(href, pathname)) || undefined}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul ref={panel} id={id} popover="auto" className={styles.panel} data-tone="plate">
        {links.map((link) => (
          <li key={link.href}>
            <NavLink link={link} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
};
