import { type BusinessProfile, type OpeningHours, telephoneHref } from '@sgc/contract/business';
import { formatTimes } from '@sgc/ui';
import { factTokens } from './fact-tokens.ts';
import type { Tokens } from './fill.ts';

const hoursText = (hours: readonly OpeningHours[]): string =>
  hours.map((entry) => `${entry.days} ${formatTimes(entry)}`).join(', ');

/** What the business profile gives to copy: `{business.phone}`, `{hours.delivery}`, and as a link's address `{business.call}`. */
export const businessTokens = (business: BusinessProfile): Tokens => ({
  ...factTokens({
    financing: business.financing,
    claims: { ...business.claims, foundedYear: String(business.claims.foundedYear) },
  }),
  'business.name': business.name,
  'business.phone': business.phone,
  'business.email': business.email,
  'business.call': telephoneHref(business.phone),
  'business.write': `mailto:${business.email}`,
  'business.county': business.county,
  'business.state': business.state,
  'hours.showroom': hoursText(business.showroomHours),
  'hours.service': hoursText(business.serviceHours),
  'hours.delivery': hoursText(business.deliveryHours),
});
