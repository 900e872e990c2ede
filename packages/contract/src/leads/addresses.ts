import { ADDRESSES } from '../addresses/addresses.ts';

/** Search parameter of the thank-you page: the reference number of the message. */
export const REFERENCE_PARAMETER = 'ref';

/** Where a visitor goes once a message is stored. The reference says nothing about who wrote it. */
export const thankYouAddress = (reference: string): string =>
  `${ADDRESSES.thankYou}?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}`;

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
