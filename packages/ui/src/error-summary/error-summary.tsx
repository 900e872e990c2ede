import { useEffect, useRef } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import styles from './error-summary.module.css';

/** One mistake: `id` is the control's, `message` the sentence beside it. */
export interface FieldError {
  readonly id: string;
  readonly message: string;
}

/** Properties of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Default "There is a problem". */
  readonly title?: string;
}

/**
 * All mistakes of a form, above it, each a link to its field. Takes focus when it appears, so a keyboard or screen
 * reader starts at the mistakes. Renders nothing without errors.
 */
export const ErrorSummary = ({ errors, title = 'There is a problem' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);

  // Once it is painted: in the task of the press, focus would have the page laid out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows every new list of errors
  useEffect(() => afterPaint(() => box.current?.focus()), [errors]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
