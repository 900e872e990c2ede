import type { BusinessProfile } from '@sgc/contract/business';
import type { OfferDescription } from '@sgc/contract/section';
import type { Offer } from 'schema-dts';
import { businessId, referenceTo } from './site-reference.ts';

const CURRENCY = 'USD';

/** UN/CEFACT codes, which schema.org asks for. */
const HOUR = 'HUR';
const DAY = 'DAY';

const RENT = 'http://purl.org/goodrelations/v1#LeaseOut';

const AVAILABILITY = {
  'in stock': 'https://schema.org/InStock',
  'out of stock': 'https://schema.org/OutOfStock',
} as const;

const CONDITION = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

/** An offer at `url` by the dealer. */
export const offerNode = (
  { price, per, days, availability, condition }: OfferDescription,
  url: string,
  business: BusinessProfile,
  { forRent = false } = {},
): Offer => ({
  '@type': 'Offer',
  url,
  ...(per === undefined
    ? { price, priceCurrency: CURRENCY }
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: CURRENCY,
          unitCode: HOUR,
        },
      }),
  ...(days === undefined
    ? {}
    : { eligibleDuration: { '@type': 'QuantitativeValue' as const, value: days, unitCode: DAY } }),
  ...(availability === undefined ? {} : { availability: AVAILABILITY[availability] }),
  ...(condition === undefined ? {} : { itemCondition: CONDITION[condition] }),
  ...(forRent ? { businessFunction: referenceTo(RENT) } : {}),
  seller: referenceTo(businessId(business)),
});
