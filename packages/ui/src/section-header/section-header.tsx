import type { ReactNode } from 'react';
import type { HeadingLevel } from '../base/heading-level.ts';
import styles from './section-header.module.css';

/** Properties of {@link SectionHeader}. */
export interface SectionHeaderProps {
  readonly title: string;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  /** A few words above the title. */
  readonly eyebrow?: string;
  /** A sentence below it. */
  readonly lead?: ReactNode;
  /** A link or button at the end of the line. */
  readonly action?: ReactNode;
  /** Default 2. */
  readonly level?: HeadingLevel;
}

/** The head of a part of a page. */
export const SectionHeader = ({ title, id, eyebrow, lead, action, level = 2 }: SectionHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading id={id}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {action}
    </div>
  );
};
