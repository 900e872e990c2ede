import type { ErrorDetail } from '../api/api-error.schema.ts';
import type { BusinessProfile } from '../business/business-profile.ts';
import { calendarIn, dayAfter, holidayOn, hoursOn, weekdayInWords } from '../business/calendar.ts';
import type { OpeningHours } from '../business/opening-hours.schema.ts';
import { type RequestDetails, requestDetailsSchema } from './request-details.schema.ts';
import type { PartOfDay, RequestKind } from './requests.ts';

const NOON = '12:00';
const DAYS_AHEAD = 365;
const DAY_FIELDS = ['day', 'lastDay', 'otherDay'] as const;
type DayField = (typeof DAY_FIELDS)[number];

/** Who has to be there on a preferred day. */
const DESKS = {
  'test-drive': 'showroomHours',
  service: 'serviceHours',
  rental: 'deliveryHours',
  call: 'showroomHours',
} as const satisfies Record<RequestKind, keyof Calendar>;

/** What of the business profile a preferred day is held against. */
export type Calendar = Pick<
  BusinessProfile,
  'timeZone' | 'holidays' | 'showroomHours' | 'serviceHours' | 'deliveryHours'
>;

/** The hours of those who have to be there for a kind of request. */
export const deskHours = (kind: RequestKind, calendar: Calendar): readonly OpeningHours[] => calendar[DESKS[kind]];

interface PreferredTime {
  readonly day: string;
  readonly part: PartOfDay;
}

const problemOf = (kind: RequestKind, { day, part }: PreferredTime, calendar: Calendar, at: Date) => {
  const now = calendarIn(calendar.timeZone, at);
  if (day < now.day) return 'This day is over. Please choose a later one.';
  if (day > dayAfter(now.day, DAYS_AHEAD)) return 'Please choose a day within a year from now.';
  const holiday = holidayOn(day, calendar.holidays);
  if (holiday) return `We are closed on that day: ${holiday.name}. Please choose another one.`;
  const { opens, closes, note = 'closed' } = hoursOn(day, deskHours(kind, calendar)) ?? {};
  const weekday = weekdayInWords(day);
  if (opens === undefined || closes === undefined) {
    return `${weekday}: ${note.toLowerCase()}. Please choose another day, or call us.`;
  }
  if (part === 'morning' && opens >= NOON) return `${weekday}: open in the afternoon only. Please choose another time.`;
  if (part === 'afternoon' && closes <= NOON)
    return `${weekday}: open in the morning only. Please choose another time.`;
  const ends = part === 'morning' && closes > NOON ? NOON : closes;
  return day === now.day && now.time >= ends ? 'It is too late for today. Please choose another day.' : undefined;
};

const timesOf = (details: RequestDetails): (PreferredTime & { readonly field: string })[] => {
  const days: Readonly<Partial<Record<DayField, string | undefined>>> = details;
  const part = 'part' in details ? details.part : 'any';
  return DAY_FIELDS.flatMap((field) => {
    const day = days[field];
    return day === undefined ? [] : [{ field: `details.${field}`, day, part }];
  });
};

/**
 * What is wrong with the days that a request prefers: those on which the dealer is closed, by its hours, holidays and clock.
 * Form and API run the same check. Invalid details have no days.
 */
export const preferredDayProblems = (given: unknown, calendar: Calendar, at: Date): ErrorDetail[] => {
  const details = requestDetailsSchema.safeParse(given).data;
  if (details === undefined) return [];
  return timesOf(details).flatMap(({ field, ...time }) => {
    const message = problemOf(details.kind, time, calendar, at);
    return message === undefined ? [] : [{ field, message }];
  });
};
