import { isCalendarDay } from '../business/calendar.ts';
import { PARTS_OF_DAY, type PartOfDay, type RequestKind, readRequestKind } from './requests.ts';
import { REQUEST_PARAMETER } from './submission-from.ts';

/**
 * What of a request may stand in an address: its kind, and the day or days it prefers. No word of a visitor is in it.
 * `day` is absent for a request without one.
 */
export interface WishedDay {
  readonly kind: RequestKind;
  readonly day?: string;
  readonly lastDay?: string;
  readonly part?: PartOfDay;
}

/** Search parameters of addresses that hold a wished day; the form's fields have the same names. */
export const WISHED_DAY_PARAMETERS = [REQUEST_PARAMETER, 'day', 'lastDay', 'part'] as const;

const isPart = (text: string | undefined): text is PartOfDay => text !== undefined && Object.hasOwn(PARTS_OF_DAY, text);

const isDay = (text: string | undefined): text is string => text !== undefined && isCalendarDay(text);

/**
 * Reads a wished day from search parameters or from a form's fields. Pages that show one need no schema for it.
 * @returns `undefined` where no kind of request is named; a day that is none is left out.
 */
export const readWishedDay = (given: Readonly<Record<string, string | undefined>>): WishedDay | undefined => {
  const { [REQUEST_PARAMETER]: request, day, lastDay, part } = given;
  const kind = readRequestKind(request);
  if (kind === undefined) return undefined;
  return {
    kind,
    ...(isDay(day) && { day }),
    ...(isDay(day) && isDay(lastDay) && lastDay > day && { lastDay }),
    ...(isPart(part) && { part }),
  };
};

/** The search parameters that say a wished day. */
export const wishedDaySearch = ({ kind, ...days }: WishedDay): URLSearchParams =>
  new URLSearchParams({ [REQUEST_PARAMETER]: kind, ...days });
