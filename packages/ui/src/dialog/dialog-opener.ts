import type { MouseEvent } from 'react';

/** The attributes that make a button open a dialog. */
export interface DialogOpener {
  readonly command: 'show-modal';
  readonly commandfor: string;
  readonly 'aria-haspopup': 'dialog';
  /** Opens the dialog where the browser knows no invoker commands. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Spread on a button, makes it open the {@link Dialog} of that id: `<Button {...dialogOpener('menu')}>`. Browsers with
 * invoker commands need no script for it; `onClick` serves the others.
 */
export const dialogOpener = (id: string): DialogOpener => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog',
  onClick: ({ currentTarget }) => {
    if ('commandForElement' in currentTarget) return;
    const dialog = currentTarget.ownerDocument.getElementById(id) as HTMLDialogElement | null;
    if (dialog && !dialog.open) dialog.showModal();
  },
});
