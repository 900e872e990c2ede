import { DAY_MS } from '../time/durations.ts';
import type { Holiday } from './holiday.schema.ts';
import type { OpeningHours } from './opening-hours.schema.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar as date fields write it: "2026-11-28", and not "2026-11-31". */
export const isCalendarDay = (text: string): boolean => {
  if (!DAY_PATTERN.test(text)) return false;
  const date = atMidnight(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The day a number of days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(atMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** "Saturday, November 28, 2026". */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(atMidnight(day));

/** "Saturday". */
export const weekdayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(atMidnight(day));

/** What calendar and clock show in a time zone: "2026-11-28" and "09:05". */
export const calendarIn = (timeZone: string, at: Date): { readonly day: string; readonly time: string } => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};

/** The line of a desk's hours that speaks of a day; groups may run over the end of the week ("Fri-Mon"). */
export const hoursOn = (day: string, hours: readonly OpeningHours[]): OpeningHours | undefined => {
  const weekday = atMidnight(day).getUTCDay();
  return hours.find(({ days }) => {
    const [first = '', last = first] = days.split('-');
    const from = WEEKDAYS.indexOf(first);
    const length = (WEEKDAYS.indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length;
    return (weekday - from + WEEKDAYS.length) % WEEKDAYS.length <= length;
  });
};

/** The holiday on a day, if there is one. */
export const holidayOn = (day: string, holidays: readonly Holiday[] = []): Holiday | undefined =>
  holidays.find(({ date }) => day === date || day.slice(5) === date);
