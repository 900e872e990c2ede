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
