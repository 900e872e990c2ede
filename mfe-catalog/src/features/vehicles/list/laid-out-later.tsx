import { whenIdle } from '@sgc/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './laid-out-later.module.css';

interface LaidOutLaterProps {
  /** What is listed: another list is laid out anew. */
  readonly list: unknown;
  /** Whether this list has to appear at once. */
  readonly hurried: boolean;
  readonly children: ReactNode;
}

/**
 * A list whose items out of sight are laid out once the browser is idle. Then they have their full height, without
 * which a visitor who comes back to the list could not be put where they were.
 */
export const LaidOutLater = ({ list, hurried, children }: LaidOutLaterProps) => {
  const [laidOut, setLaidOut] = useState<unknown>();
  useEffect(() => (hurried ? whenIdle(() => setLaidOut(list)) : undefined), [hurried, list]);
  return <div className={hurried && laidOut !== list ? styles.later : undefined}>{children}</div>;
};
