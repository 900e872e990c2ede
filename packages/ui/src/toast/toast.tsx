import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type ShownToast } from './toast-store.ts';
import { useHeld } from './use-held.ts';

/** How long a message stays, in milliseconds, unless someone is reading it. */
export const TOAST_DURATION_MS = 5000;

/** One shown message. It stays while the pointer rests on it or focus is in it. */
export const Toast = ({ toast: { title, description, tone = 'success' } }: { toast: ShownToast }) => {
  const element = useRef<HTMLDivElement>(null);
  const held = useHeld(element);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div ref={element} className={classNames(styles.toast, styles[tone])}>
      <Icon name={tone === 'danger' ? 'alert' : 'check'} />
      <div>
        <p className={styles.title}>{title}</p>
        {description ? <p>{description}</p> : null}
      </div>
      <button type="button" className={styles.dismiss} onClick={dismissToast}>
        <Icon name="close" label="Dismiss message" />
      </button>
    </div>
  );
};
