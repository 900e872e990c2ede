import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** One step of {@link Steps}. */
export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/** What happens one after the other. */
export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.text}>{text}</div>
      </li>
    ))}
  </ol>
);
