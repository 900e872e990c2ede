import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** Properties of {@link Card}. */
export interface CardProps {
  /** What the card is in the page's outline. Default `div`; in a list put the card inside the `<li>`. */
  readonly as?: 'div' | 'article' | 'section';
  /** A picture across the top, 4 by 3. */
  readonly media?: ReactNode;
  /** On a corner of the picture. */
  readonly badge?: ReactNode;
  /** At the foot, level with the neighbours' feet: price, buttons. */
  readonly footer?: ReactNode;
  /** `raised`: default. `sunken`: for what stands back. */
  readonly variant?: 'raised' | 'sunken';
  /** On a phone the picture stands small beside the words: for long lists. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

/**
 * A plate that holds one thing. A link with `data-cover` inside it makes the whole card its target, without nesting
 * links: `<a data-cover href="…">`.
 */
export const Card = ({
  as: Element = 'div',
  media,
  badge,
  footer,
  variant = 'raised',
  compact = false,
  children,
}: CardProps) => (
  <Element className={classNames(styles.card, styles[variant], compact && styles.compact)}>
    {media || badge ? (
      <div className={styles.media}>
        {media}
        {badge ? <div className={styles.badge}>{badge}</div> : null}
      </div>
    ) : null}
    <div className={styles.body}>{children}</div>
    {footer ? <div className={styles.footer}>{footer}</div> : null}
  </Element>
);
