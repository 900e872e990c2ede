import { rangeError, readWish, WISH_LIMITS } from './rental-cost.ts';
import { isoDay, readDay, returnDay, wholeDays } from './rental-days.ts';

/** The rental period as typed: the day of pickup, the day of return, and the days between them. */
export type TypedPeriod = Readonly<Record<'from' | 'until' | 'days', string>>;

/** A period whose three fields agree, or the field that cannot be. */
export type RentalPeriod =
  | { readonly kind: 'period'; readonly days: number; readonly from: Date | undefined }
  | { readonly kind: 'errors'; readonly errors: Readonly<Partial<Record<keyof TypedPeriod, string>>> };

const { min, max } = WISH_LIMITS.days;
const DAY_ERROR = 'Please enter a day of the calendar';
const RANGE_ERROR = `Please choose a day that is ${min} to ${max} days after the first`;

/**
 * Fills in what follows from the field that the visitor has just changed. A last day sets the number of days; a first
 * day, or a number of days, moves the last day.
 *
 * @param before the fields as they stood; where several have changed, the two dates decide.
 */
export const completePeriod = <Form extends TypedPeriod>(typed: Form, before: TypedPeriod): Form => {
  const from = readDay(typed.from);
  if (from === undefined) return typed;
  if (typed.until !== before.until) {
    const until = readDay(typed.until);
    const days = until && wholeDays(from, until);
    return days !== undefined && days >= min && days <= max ? { ...typed, days: String(days) } : typed;
  }
  const days = readWish('days', typed.days);
  return { ...typed, until: days === undefined ? '' : isoDay(returnDay(from, days)) };
};

/** Reads a period. Unknown dates may stay empty; a last day needs a first one. */
export const readPeriod = (typed: TypedPeriod): RentalPeriod => {
  const [from, until] = [readDay(typed.from), readDay(typed.until)];
  const days = from && until ? wholeDays(from, until) : readWish('days', typed.days);
  const isWrong = (text: string, day: Date | undefined): boolean => text.trim() !== '' && day === undefined;
  const errors = {
    ...(isWrong(typed.from, from) && { from: DAY_ERROR }),
    ...(isWrong(typed.until, until) && { until: DAY_ERROR }),
    ...(until && typed.from.trim() === '' && { from: 'Please choose the first day too' }),
    ...(from && until && days !== undefined && (days < min || days > max) && { until: RANGE_ERROR }),
    ...(days === undefined && { days: rangeError('days') }),
  };
  return days === undefined || Object.keys(errors).length > 0
    ? { kind: 'errors', errors }
    : { kind: 'period', days, from };
};
