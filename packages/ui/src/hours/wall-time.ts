import type { Weekday } from './weekdays.ts';

/** What a clock on a wall shows: the day of the week, and the time as "09:05". */
export interface WallTime {
  readonly day: Weekday;
  readonly time: string;
}

/** What a clock shows in a time zone such as "America/New_York", daylight saving included. */
export const wallTimeIn = (timeZone: string, at: Date): WallTime => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: parts.weekday as Weekday, time: `${parts.hour}:${parts.minute}` };
};
