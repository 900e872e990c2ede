import * as z from 'zod/mini';
import { ADDRESSES } from '../addresses/addresses.ts';

/** A reference number as it is read out on the phone: "K7Q2-9XWD", without the letters I, L, O and U. */
export const leadReferenceSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** Search parameter of the thank-you page. */
export const REFERENCE_PARAMETER = 'ref';

/** Where a visitor goes once a message is stored. The reference says nothing about who wrote it. */
export const thankYouAddress = (reference: string): string =>
  `${ADDRESSES.thankYou}?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}`;

/** Search parameter of the contact page: the id of the vehicle that the message is about. */
export const VEHICLE_PARAMETER = 'vehicle';

/** The contact page, to ask about one vehicle. */
export const contactAboutAddress = (vehicleId: string): string =>
  `${ADDRESSES.contact}?${VEHICLE_PARAMETER}=${encodeURIComponent(vehicleId)}`;
