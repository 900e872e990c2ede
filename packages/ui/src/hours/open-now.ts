import { formatTime, type TimesOfDays } from './times.ts';
import type { WallTime } from './wall-time.ts';
import { WEEKDAYS, type Weekday, weekdaysOf } from './weekdays.ts';

/** Whether a desk is open, and in words when that changes. */
export interface OpenNow {
  readonly open: boolean;
  readonly text: string;
}

const DAYS_OF_A_WEEK = WEEKDAYS.length;

const timesOn = (entries: readonly TimesOfDays[], day: Weekday) =>
  entries.flatMap(({ days, opens, closes }) =>
    opens && closes && weekdaysOf(days).includes(day) ? [{ opens, closes }] : [],
  );

/** "9AM" later today, "Mon 9AM" on another day; undefined for a desk that never opens. */
const nextOpening = (entries: readonly TimesOfDays[], { day, time }: WallTime): string | undefined => {
  // The seventh day on is today's weekday again: a desk that opens once a week.
  for (let ahead = 0; ahead <= DAYS_OF_A_WEEK; ahead++) {
    const then = WEEKDAYS[(WEEKDAYS.indexOf(day) + ahead) % DAYS_OF_A_WEEK] as Weekday;
    const [first] = timesOn(entries, then)
      .map(({ opens }) => opens)
      .filter((opens) => ahead > 0 || opens > time)
      .sort();
    if (first) return `${ahead === 0 ? '' : `${then} `}${formatTime(first)}`;
  }
  return undefined;
};

/**
 * Whether a desk is open at a time of its own place: from the minute it opens to the minute before it closes. Times end
 * on the day they begin. Times of day compare as texts.
 */
export const openNowAt = (entries: readonly TimesOfDays[], now: WallTime): OpenNow => {
  const ends = timesOn(entries, now.day).flatMap(({ opens, closes }) =>
    opens <= now.time && now.time < closes ? [closes] : [],
  );
  const last = ends.sort().at(-1);
  if (last) return { open: true, text: `Open now, until ${formatTime(last)}` };
  const note = entries.find(({ days, opens, note }) => !opens && note && weekdaysOf(days).includes(now.day))?.note;
  const next = nextOpening(entries, now);
  return { open: false, text: `${note ?? 'Closed'} now${next ? `, opens ${next}` : ''}` };
};
