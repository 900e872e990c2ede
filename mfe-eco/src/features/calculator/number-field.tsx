import { Field } from '@sgc/ui';
import type { NumberReading } from '../../domain/question.schema.ts';
import type { Range } from '../../domain/range.ts';

export interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly range: Range;
  /** How a number of this field reads in a sentence. */
  readonly format: (value: number) => string;
  readonly reading: NumberReading;
}

const remarkOn = ({ correction, value }: NumberReading, { min, max }: Range, format: (value: number) => string) => {
  if (correction === undefined) return undefined;
  return correction === 'missing'
    ? `There was no number here, so we counted ${format(value)}.`
    : `We counted ${format(value)}. This takes ${format(min)} to ${format(max)}.`;
};

/** A number of the question. Beside it stands what it was counted as, where that is not what was entered. */
export const NumberField = ({ name, label, hint, range, format, reading }: NumberFieldProps) => (
  <Field
    id={name}
    name={name}
    type="number"
    inputMode="decimal"
    step="any"
    min={range.min}
    max={range.max}
    defaultValue={reading.entered}
    label={label}
    hint={hint}
    error={remarkOn(reading, range, format)}
  />
);
