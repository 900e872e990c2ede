import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** What a clock on a wall shows: the day of the week, and the time as "09:05". */
export interface WallTime {
  readonly day: Weekday;
  readonly time: string;
}

/** What is used of the language's own calendar, which not every browser has yet. */
interface Calendar {
  readonly Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(timeZone: string): {
        /** 1 is Monday, 7 is Sunday. */
        readonly dayOfWeek: number;
        readonly hour: number;
        readonly minute: number;
      };
    };
  };
}

const withTwoDigits = (value: number): string => String(value).padStart(2, '0');

const fromCalendar = ({ Instant }: Calendar, timeZone: string, at: Date): WallTime => {
  const { dayOfWeek, hour, minute } = Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return {
    day: WEEKDAYS[dayOfWeek % WEEKDAYS.length] as Weekday,
    time: `${withTwoDigits(hour)}:${withTwoDigits(minute)}`,
  };
};

const fromFormat = (timeZone: string, at: Date): WallTime => {
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

/**
 * What a clock shows in a time zone such as "America/New_York", daylight saving included. Where the language has a calendar
 * of its own it is asked: to set up `Intl` takes a slow phone 60 ms in one piece.
 */
export const wallTimeIn = (timeZone: string, at: Date): WallTime => {
  const { Temporal } = globalThis as { Temporal?: Calendar };
  return Temporal === undefined ? fromFormat(timeZone, at) : fromCalendar(Temporal, timeZone, at);
};
