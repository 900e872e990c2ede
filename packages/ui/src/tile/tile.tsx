import type { ReactNode } from 'react';
import type { HeadingLevel } from '../base/heading-level.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './tile.module.css';

/** Properties of {@link Tile}. */
export interface TileProps {
  readonly title: string;
  /** A drawing that says the same as the title. */
  readonly icon?: IconName;
  /** Makes the whole tile a link. */
  readonly href?: string;
  /** Level of the title in the page's outline. Default 3. */
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
}

/** A short point: a title, a sentence, perhaps an icon. */
export const Tile = ({ title, icon, href, level = 3, children }: TileProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.tile}>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : null}
      <Heading className={styles.title}>
        {href ? (
          <a href={href} className={styles.link}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
};
