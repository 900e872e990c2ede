import { useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { Toast } from './toast.tsx';
import { currentToast, noToast, subscribeToToast } from './toast-store.ts';

/**
 * Where messages of `toast()` appear: once per page. Both live regions stand in the page from the start, because
 * screen readers announce only what changes inside a region they already know.
 */
export const ToastRegion = () => {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, noToast);
  const urgent = shown?.tone === 'danger';
  return (
    <div className={styles.region}>
      <div role="status">{shown && !urgent ? <Toast key={shown.id} toast={shown} /> : null}</div>
      <div role="alert">{shown && urgent ? <Toast key={shown.id} toast={shown} /> : null}</div>
    </div>
  );
};
