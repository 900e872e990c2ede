import { Button, ButtonLink, toast } from '@sgc/ui';
import type { MouseEvent } from 'react';
import styles from './sheet-actions.module.css';

interface SheetActionsProps {
  readonly name: string;
  /** Absolute address of the vehicle's page. */
  readonly url: string;
}

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, tone: 'danger' });
  }
};

/** The device's own sheet where there is one; a visitor who closes it has chosen not to share. */
const share = async (name: string, url: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title: name, url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(url);
  }
};

/** Sharing and printing. Without a program sharing is a letter, and the browser's own menu prints. */
export const SheetActions = ({ name, url }: SheetActionsProps) => {
  const shareInstead = (event: MouseEvent) => {
    event.preventDefault();
    void share(name, url);
  };
  const letter = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.actions}>
      <ButtonLink href={letter} variant="quiet" size="sm" onClick={shareInstead}>
        Share
      </ButtonLink>
      <span className={styles.print}>
        <Button variant="quiet" size="sm" onClick={() => window.print()}>
          Print this sheet
        </Button>
      </span>
    </div>
  );
};
