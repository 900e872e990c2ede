import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** Properties of {@link Grid}. */
export interface GridProps {
  /** `ul` or `ol` when the children are `<li>`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Least width of a column: `sm` 8.5, `md` 16, `lg` 20 rem; `half`: two columns on a wide window. */
  readonly min?: 'sm' | 'md' | 'lg' | 'half';
  /** Few children share the whole width; without it they keep the width of columns and the rest stays free. */
  readonly stretch?: boolean;
  readonly children: ReactNode;
}

/** Equal columns, as many as there is room for. */
export const Grid = ({ as: Element = 'div', min = 'lg', stretch = false, children }: GridProps) => (
  <Element className={classNames(styles.grid, styles[min], stretch && styles.stretch)}>{children}</Element>
);
