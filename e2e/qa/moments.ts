import { InvalidArgumentError } from 'commander';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;
const DURATION = /^(\d+)(s|m)$/;
const MS = { s: 1000, m: 60_000 } as const;

/**
 * How far a clock is off that shows a moment now, in milliseconds.
 * @param moment such as `2026-12-24T17:05-05:00`, or `now`.
 * @throws InvalidArgumentError if it is neither.
 */
export const clockShift = (moment: string, now: number): number => {
  if (moment === 'now') return 0;
  const at = MOMENT.test(moment) ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(at)) {
    throw new InvalidArgumentError('Write a moment with its zone, such as 2026-12-24T17:05-05:00, or "now".');
  }
  return at - now;
};

/**
 * Milliseconds of a duration such as `30s` or `2m`.
 * @throws InvalidArgumentError if it is none.
 */
export const duration = (text: string): number => {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count === undefined || !(unit === 's' || unit === 'm')) {
    throw new InvalidArgumentError('Write seconds or minutes, such as 30s or 2m.');
  }
  return Number(count) * MS[unit];
};
