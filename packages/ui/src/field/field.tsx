import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';

/** Properties of {@link Field}: its words, and everything an `<input>` takes. `id` is what an error summary links. */
export type FieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & { id: string };

/** A line of text to fill in, with its label, hint and error tied to it. */
export const Field = ({ id, label, hint, error, optional, ...rest }: FieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    <input {...rest} {...fieldAttributes(id, hint, error)} className={styles.control} />
  </FieldFrame>
);

/** Properties of {@link TextArea}: its words, and everything a `<textarea>` takes. */
export type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & { id: string };

/** Several lines of text to fill in; grows with them where the browser can. */
export const TextArea = ({ id, label, hint, error, optional, rows = 5, ...rest }: TextAreaProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    <textarea {...rest} {...fieldAttributes(id, hint, error)} rows={rows} className={styles.control} />
  </FieldFrame>
);
