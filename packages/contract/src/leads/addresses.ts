import { ADDRESSES } from '../addresses/addresses.ts';
import type { RequestField, RequestKind } from './requests.ts';
import { REQUEST_PARAMETER } from './submission-from.ts';
import { type WishedDay, wishedDaySearch } from './wished-day.ts';

/** Search parameter of the thank-you page: the reference number of the message. */
export const REFERENCE_PARAMETER = 'ref';

const withReference = (path: string, reference: string, wished?: WishedDay): string =>
  `${path}?${new URLSearchParams([[REFERENCE_PARAMETER, reference], ...(wished ? wishedDaySearch(wished) : [])])}`;

/** Where a visitor goes once a message is stored. Neither reference nor wished day says who wrote it. */
export const thankYouAddress = (reference: string, wished?: WishedDay): string =>
  withReference(ADDRESSES.thankYou, reference, wished);

/** The page that tells who knows the e-mail address too what was asked under a reference. */
export const requestStatusAddress = (reference: string): string => withReference(ADDRESSES.requestStatus, reference);

/** Path of the API that gives a wished day as a calendar file. */
export const CALENDAR_PATH = '/api/contact/calendar';

/** The calendar file of a wished day, marked as not confirmed yet. */
export const calendarAddress = (reference: string, wished: WishedDay): string =>
  withReference(CALENDAR_PATH, reference, wished);

/** Path of the API that takes a message to the dealer. */
export const CONTACT_PATH = '/api/contact';

/** Path of the API that tells what was asked under a reference. */
export const STATUS_PATH = '/api/contact/status';

/** Search parameter of the contact page: the id of the vehicle that the message is about. */
export const VEHICLE_PARAMETER = 'vehicle';

/** The contact page, to ask about one vehicle. */
export const contactAboutAddress = (vehicleId: string): string =>
  `${ADDRESSES.contact}?${VEHICLE_PARAMETER}=${encodeURIComponent(vehicleId)}`;

/** Search parameter of the contact page: what the message begins with. Nothing about a person stands in it. */
export const NOTE_PARAMETER = 'note';

/** The most that a message begins with, in characters. */
export const LONGEST_NOTE = 1000;

/** The contact page with a message begun, about one vehicle or none. */
export const contactNoteAddress = (note: string, vehicleId?: string): string => {
  const search = new URLSearchParams();
  if (vehicleId !== undefined) search.set(VEHICLE_PARAMETER, vehicleId);
  search.set(NOTE_PARAMETER, note.slice(0, LONGEST_NOTE));
  return `${ADDRESSES.contact}?${search}`;
};

/** What a link to a request's form fills in. */
export type RequestBeginning = Partial<Record<RequestField | typeof VEHICLE_PARAMETER | typeof NOTE_PARAMETER, string>>;

/** The contact page with the form of a kind of request, begun or not. */
export const requestAddress = (kind: RequestKind, { note, ...begun }: RequestBeginning = {}): string => {
  const search = new URLSearchParams({ [REQUEST_PARAMETER]: kind, ...begun });
  if (note !== undefined) search.set(NOTE_PARAMETER, note.slice(0, LONGEST_NOTE));
  return `${ADDRESSES.contact}?${search}`;
};
