import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './hero.module.css';

/** Properties of {@link Hero}. */
export interface HeroProps {
  /** The page's `h1`. */
  readonly title: string;
  /** A badge or a few words above the title. */
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** A picture beside the words; below them on a narrow window. */
  readonly media?: ReactNode;
  /** Above everything, as breadcrumbs are. */
  readonly before?: ReactNode;
  /** `tall` for the home page and brands, `short` for everything else. */
  readonly size?: 'tall' | 'short';
  /** `plate`: anthracite in either scheme. `paper`: the page's own ground. */
  readonly tone?: 'plate' | 'paper';
}

/** The head of a page, with its only `h1`. */
export const Hero = ({ title, eyebrow, lead, actions, media, before, size = 'short', tone = 'plate' }: HeroProps) => (
  <header className={classNames(styles.hero, styles[size])} data-tone={tone}>
    <div className={classNames(styles.inner, media ? styles.split : undefined)}>
      <div className={styles.words}>
        {before}
        {eyebrow ? <div className={styles.eyebrow}>{eyebrow}</div> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {media ? <div className={styles.media}>{media}</div> : null}
    </div>
  </header>
);
