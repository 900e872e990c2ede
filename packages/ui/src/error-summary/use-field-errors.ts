import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import type { FieldError } from './error-summary.tsx';

/** What {@link useFieldErrors} answers. */
export interface FieldErrors {
  /** For {@link ErrorSummary}: the mistakes as they were when the form was sent. */
  readonly summary: readonly FieldError[];
  /** For the fields: those of them that are not mended yet. */
  readonly remarks: readonly FieldError[];
  /** Shows what a check of the whole form found, in place of what it found before. */
  readonly show: (errors: readonly FieldError[]) => void;
  /** Takes away the remarks that a check does not find again; without remarks it is not asked. */
  readonly mend: (check: () => readonly FieldError[]) => void;
}

/**
 * The mistakes of a form in two places, its summary and its fields. They are shown in pieces, so that no task is long on a
 * slow device: after the press comes the frame with the summary, then the one with the remarks.
 */
export const useFieldErrors = (initial: () => readonly FieldError[]): FieldErrors => {
  const [summary, setSummary] = useState(initial);
  const [remarks, setRemarks] = useState({ of: summary, left: summary });

  const show = (errors: readonly FieldError[]) => startTransition(() => setSummary(errors));
  useEffect(
    () =>
      remarks.of === summary
        ? undefined
        : afterPaint(() => startTransition(() => setRemarks({ of: summary, left: summary }))),
    [summary, remarks.of],
  );

  const mend = (check: () => readonly FieldError[]) => {
    if (remarks.left.length === 0) return;
    const found = check();
    const left = remarks.left.flatMap(({ id }) => found.filter((error) => error.id === id));
    setRemarks({ ...remarks, left });
  };

  return { summary, remarks: remarks.left, show, mend };
};
