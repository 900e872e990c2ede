import type { BusinessProfile } from '@sgc/contract/business';
import type { ServiceSubject } from '@sgc/contract/section';
import type { Service } from 'schema-dts';
import { offerNode } from './offer.ts';
import { businessId, type Reference, referenceTo } from './site-reference.ts';

/** A service of the dealer. `place`: the node of the community that the page is about. */
export const serviceNode = (
  { id, name, description, terms, offers = [] }: ServiceSubject,
  url: string,
  business: BusinessProfile,
  place?: Reference,
): Service => ({
  '@type': 'Service',
  '@id': `${url}#${id}`,
  name,
  ...(description === undefined ? {} : { description }),
  provider: referenceTo(businessId(business)),
  ...(place === undefined ? {} : { areaServed: place }),
  ...(offers.length === 0
    ? {}
    : { offers: offers.map((offer) => offerNode(offer, url, business, { forRent: terms === 'rent' })) }),
});
