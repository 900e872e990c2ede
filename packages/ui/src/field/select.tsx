import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';

/** One choice of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Properties of {@link Select}: its words and choices, and everything a `<select>` takes. */
export type SelectProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> & {
    id: string;
    options: readonly SelectOption[];
  };

/** One of several choices, by the browser's own list. */
export const Select = ({ id, label, hint, error, optional, options, ...rest }: SelectProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    <span className={styles.select}>
      <select {...rest} {...fieldAttributes(id, hint, error)} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  </FieldFrame>
);
