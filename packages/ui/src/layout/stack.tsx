import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** Properties of {@link Stack} and {@link Cluster}. */
export interface StackProps {
  readonly gap?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** Things below each other. */
export const Stack = ({ gap = 'md', children }: StackProps) => (
  <div className={classNames(styles.stack, styles[`gap-${gap}`])}>{children}</div>
);

/** Things beside each other, on as many lines as they need. */
export const Cluster = ({ gap = 'md', children }: StackProps) => (
  <div className={classNames(styles.cluster, styles[`gap-${gap}`])}>{children}</div>
);
