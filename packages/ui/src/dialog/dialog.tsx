import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

/** Properties of {@link Dialog}. */
export interface DialogProps {
  /** Also what {@link dialogOpener} names. */
  readonly id: string;
  readonly title: string;
  /** `end`: a drawer along the end edge. `wide`: in the middle, with room for a table. Default: in the middle. */
  readonly placement?: 'center' | 'wide' | 'end';
  /** Closes whenever this value changes; give it what stands for "somewhere else now". */
  readonly closeOn?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`, which traps focus, closes on Escape and gives focus back. It opens
 * by {@link dialogOpener} and closes by its button, a click beside it or a link chosen inside.
 */
export const Dialog = ({ id, title, placement = 'center', closeOn, children }: DialogProps) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const closeOnChoice = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest('a[href]'))) element?.close();
    };
    element?.addEventListener('click', closeOnChoice);
    return () => element?.removeEventListener('click', closeOnChoice);
  }, []);

  // When it ends, not when it begins: what was opened before the page's program came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is only watched, not read
  useEffect(() => () => dialog.current?.close(), [closeOn]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className={classNames(styles.dialog, styles[placement])}
    >
      <div className={styles.panel}>
        <form method="dialog" className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="submit" className={styles.close}>
            <Icon name="close" label="Close" />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
};
