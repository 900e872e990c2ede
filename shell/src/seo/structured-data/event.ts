import type { BusinessProfile } from '@sgc/contract/business';
import type { EventSubject } from '@sgc/contract/section';
import type { Event } from 'schema-dts';
import { businessId, referenceTo } from './site-reference.ts';

/** An event of the dealer. */
export const eventNode = (
  { name, description, startDate, endDate, place }: EventSubject,
  business: BusinessProfile,
): Event => ({
  '@type': 'Event',
  name,
  description,
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
  location: { '@type': 'Place', name: place },
  organizer: referenceTo(businessId(business)),
});
