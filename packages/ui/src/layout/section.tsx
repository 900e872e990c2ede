import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useIsDue } from './in-pieces.tsx';
import styles from './layout.module.css';

/** Properties of {@link Section}. */
export interface SectionProps {
  /** Id of the heading that names it, as given to `SectionHeader`. Without it the part is no landmark. */
  readonly labelledBy?: string;
  /** The ground it stands on. Default the page's own. */
  readonly tone?: 'paper' | 'sunken' | 'plate';
  /** `text`: as wide as a line reads well. */
  readonly width?: 'page' | 'text';
  readonly children: ReactNode;
}

/** A part of a page, as wide as the window, its content on the page's axis. */
export const Section = ({ labelledBy, tone = 'paper', width = 'page', children }: SectionProps) => {
  // What is not there yet takes a window's height, so that nothing shows below what is.
  if (!useIsDue()) return <div className={styles.awaited} />;
  return (
    <section
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={classNames(styles.section, tone === 'sunken' && styles.sunken)}
    >
      <div className={width === 'text' ? styles.text : styles.page}>{children}</div>
    </section>
  );
};
