import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** The words around a control. */
export interface FieldWords {
  readonly label: string;
  /** How to fill it in; stands between label and control. */
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it. Marks the control as invalid. */
  readonly error?: string | undefined;
  /** Says that it may stay empty; everything else is required. */
  readonly optional?: boolean | undefined;
}

/** What ties a control to its words. */
export const fieldAttributes = (id: string, hint: string | undefined, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** Label, hint and error around a control. */
export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldWords & { id: string; children: ReactNode }) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional ? <span className={styles.optional}> (optional)</span> : null}
    </label>
    {hint ? (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
    {children}
    {error ? (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="alert" />
        {error}
      </p>
    ) : null}
  </div>
);
