import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A name and what stands for it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Properties of {@link Facts} and {@link Figures}. */
export interface FactsProps {
  readonly facts: readonly Fact[];
}

/** Names and values, a row each: a specification, contact details. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A few values that carry a claim, large, each over its name. */
export const Figures = ({ facts }: FactsProps) => (
  <dl className={styles.figures}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.figure}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
