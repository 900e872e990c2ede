import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Properties of {@link Badge}. */
export interface BadgeProps {
  /** `spark` for what is new or best, `plate` neutral, `good` present, `notice` a condition, `muted` absent. */
  readonly tone?: 'spark' | 'plate' | 'good' | 'notice' | 'muted';
  readonly children: ReactNode;
}

/** A word on a small enamel plate. */
export const Badge = ({ tone = 'plate', children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
);
