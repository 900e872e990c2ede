/** Days of the week by their short names, Sunday first as clocks count them. */
export const WEEKDAY_NAMES = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
} as const;

/** Short name of a day of the week. */
export type Weekday = keyof typeof WEEKDAY_NAMES;

/** All days, Sunday first. */
export const WEEKDAYS = Object.keys(WEEKDAY_NAMES) as Weekday[];

/** The days that a group such as "Mon-Fri" or "Sat" means. A group may run over the end of the week: "Fri-Mon". */
export const weekdaysOf = (days: string): readonly Weekday[] => {
  const [first = '', last = first] = days.split('-');
  const from = WEEKDAYS.indexOf(first as Weekday);
  const to = WEEKDAYS.indexOf(last as Weekday);
  if (from === -1 || to === -1) return [];
  const length = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, index) => WEEKDAYS[(from + index) % WEEKDAYS.length] as Weekday);
};
