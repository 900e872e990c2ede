import { Button, ButtonLink, WithProgram } from '@sgc/ui';
import type { MouseEvent } from 'react';
import styles from './sheet-actions.module.css';

interface SheetActionsProps {
  readonly name: string;
  /** Absolute address of the page. */
  readonly url: string;
}

/** Sharing and printing. Without a program sharing is a letter, and the browser's own menu prints. */
export const SheetActions = ({ name, url }: SheetActionsProps) => {
  const shareInstead = (event: MouseEvent) => {
    event.preventDefault();
    // Its code comes with the first use.
    void import('./share.ts').then(({ share }) => share(name, url));
  };
  const letter = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.actions}>
      <ButtonLink href={letter} variant="quiet" size="sm" onClick={shareInstead}>
        Share
      </ButtonLink>
      <WithProgram>
        <Button variant="quiet" size="sm" onClick={() => window.print()}>
          Print this sheet
        </Button>
      </WithProgram>
    </div>
  );
};
