import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

/** One part of an {@link Accordion}. */
export interface AccordionPart {
  readonly title: string;
  readonly content: ReactNode;
}

/** Properties of {@link Accordion}. */
export interface AccordionProps {
  readonly parts: readonly AccordionPart[];
  /** Parts that share a name close each other. Without it each is for itself. */
  readonly name?: string;
}

/** Titles that open to what they say, on the browser's own `<details>`. */
export const Accordion = ({ parts, name }: AccordionProps) => (
  <div className={styles.accordion}>
    {parts.map(({ title, content }) => (
      <details key={title} name={name} className={styles.part}>
        <summary className={styles.title}>
          {title}
          <Icon name="chevron" />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
