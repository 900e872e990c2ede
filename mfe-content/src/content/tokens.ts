import type { BusinessProfile, OpeningHours } from '@sgc/contract/business';
import { formatDollars, formatTimes } from '@sgc/ui';
import type { Tokens } from './fill.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A fact as people read it; the ending of its name says what it is. */
const formatFact = (name: string, value: string | number): string => {
  if (typeof value === 'string') return value;
  if (name.endsWith('Usd')) return formatDollars(value);
  if (name.endsWith('Percent')) return `${value}%`;
  return value.toLocaleString('en-US');
};

/** Facts by group as tokens: `{rental.minimumAge}`. */
export const factTokens = (groups: Readonly<Record<string, Facts>>): Tokens =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([name, value]) => [`${group}.${name}`, formatFact(name, value)]),
    ),
  );

const hoursText = (hours: readonly OpeningHours[]): string =>
  hours.map((entry) => `${entry.days} ${formatTimes(entry)}`).join(', ');

/** What the business profile gives to copy: `{business.phone}`, `{hours.delivery}`. */
export const businessTokens = (business: BusinessProfile): Tokens => ({
  ...factTokens({ claims: { ...business.claims, foundedYear: String(business.claims.foundedYear) } }),
  'business.name': business.name,
  'business.phone': business.phone,
  'business.email': business.email,
  'business.county': business.county,
  'business.state': business.state,
  'hours.showroom': hoursText(business.showroomHours),
  'hours.service': hoursText(business.serviceHours),
  'hours.delivery': hoursText(business.deliveryHours),
});
