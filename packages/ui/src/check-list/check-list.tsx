import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './check-list.module.css';

/** Properties of {@link CheckList}. */
export interface CheckListProps {
  readonly items: readonly string[];
  /** Side by side where there is room. */
  readonly columns?: boolean;
  /** Turns an item into what is shown; default the text itself. */
  readonly render?: (item: string) => ReactNode;
}

/** What is included, each with a tick. */
export const CheckList = ({ items, columns = false, render = (item) => item }: CheckListProps) => (
  <ul className={columns ? styles.columns : styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        <Icon name="check" />
        <span>{render(item)}</span>
      </li>
    ))}
  </ul>
);
