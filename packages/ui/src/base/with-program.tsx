import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './with-program.module.css';

const never = () => () => undefined;

/** Whether the page's program has taken over what the server wrote. */
export const useHasProgram = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Controls that do nothing without the page's program. Where it cannot come, their place is kept and they stay out of sight,
 * even if the browser reports that scripts run; where it can, presses are kept for it.
 */
export const WithProgram = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.controls}>{children}</span>
);
