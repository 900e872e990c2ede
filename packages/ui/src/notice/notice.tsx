import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** Properties of {@link Notice}. */
export interface NoticeProps {
  /** `info` explains, `notice` names a condition, `good` confirms, `danger` reports a failure. */
  readonly tone?: 'info' | 'notice' | 'good' | 'danger';
  readonly title?: string;
  /** `status` or `alert` when it appears after the page does. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

const ICONS = { info: 'info', notice: 'info', good: 'check', danger: 'alert' } as const;

/** A remark that stands out: a condition, a disclaimer, an error line. */
export const Notice = ({ tone = 'info', title, role, children }: NoticeProps) => (
  <div role={role} className={classNames(styles.box, styles[tone])}>
    <Icon name={ICONS[tone]} />
    <div>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  </div>
);
