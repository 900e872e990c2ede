import type { Financing, PartnerUrls } from '@sgc/contract/business';
import type { IconName } from '@sgc/ui';

/** "0% APR": never without {@link ON_APPROVED_CREDIT}. */
export const lowestRate = ({ lowestAprPercent }: Financing): string => `${lowestAprPercent}% APR`;

/** Belongs beside every mention of the lowest rate. */
export const ON_APPROVED_CREDIT = 'on approved credit, select models';

/** "12 to 84 months". */
export const termRange = ({ shortestMonths, longestMonths }: Financing): string =>
  `${shortestMonths} to ${longestMonths} months`;

export const benefitsOf = (financing: Financing): readonly string[] => [
  `As low as ${lowestRate(financing)}, ${ON_APPROVED_CREDIT}`,
  `Terms from ${termRange(financing)}, subject to credit approval`,
  'Financing for every new cart we sell, Denago and Evolution alike',
  'Apply online in your own time, or by phone with one of us',
  'More than one lender to choose from',
  'No obligation to buy before you sign',
];

/** A way to finance a cart. `url` names an address of the business profile; without it the partner takes calls. */
export interface FinancingPartner {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly buttonText: string;
  readonly icon: IconName;
  readonly url?: keyof PartnerUrls;
}

export const PARTNERS: readonly FinancingPartner[] = [
  {
    title: 'Golf cart credit card',
    subtitle: 'Buy now, pay over time',
    description: 'A line of credit for the cart, and for the accessories and service that come later.',
    buttonText: 'Apply for the Card',
    icon: 'coin',
    url: 'creditCard',
  },
  {
    title: 'Prequalification',
    subtitle: 'Know before you choose',
    description: 'See which offers you may get, then pick the cart that fits them.',
    buttonText: 'Check What You May Get',
    icon: 'search',
    url: 'prequalification',
  },
  {
    title: 'Rent-to-own',
    subtitle: 'Drive it while you pay for it',
    description: 'Pay by the month. The cart is yours after the last payment of the agreement.',
    buttonText: 'See Rent-to-Own',
    icon: 'calendar',
    url: 'rentToOwn',
  },
  {
    title: 'Equipment financing',
    subtitle: 'For businesses and clubs',
    description: 'For shuttles, utility carts and whole fleets.',
    buttonText: 'Finance Equipment',
    icon: 'truck',
    url: 'equipment',
  },
  {
    title: 'Personal loan by phone',
    subtitle: 'Talk it through first',
    description: 'Prefer a person to a form? We take your application on the phone.',
    buttonText: 'Call to Apply',
    icon: 'phone',
  },
  {
    title: 'Business financing by phone',
    subtitle: 'For a quote on several carts',
    description: 'Tell us what the carts need to do, and we will put the request together with you.',
    buttonText: 'Call About a Fleet',
    icon: 'people',
  },
  {
    title: 'Consumer financing',
    subtitle: 'Fixed monthly payments',
    description: 'An installment loan for one cart: one rate, one term, one payment a month.',
    buttonText: 'Apply for a Loan',
    icon: 'check',
    url: 'consumer',
  },
  {
    title: 'Capital lender',
    subtitle: 'For larger amounts',
    description: 'A lender for fully equipped carts and orders of more than one.',
    buttonText: 'Apply to the Lender',
    icon: 'shield',
    url: 'capital',
  },
];

export const REASONS: readonly { readonly title: string; readonly text: string; readonly icon: IconName }[] = [
  {
    title: 'One place for everything',
    text: 'Cart, financing, delivery and service come from the same people.',
    icon: 'wrench',
  },
  {
    title: 'More than one lender',
    text: 'If one says no, or you do not like the rate, ask another.',
    icon: 'people',
  },
  {
    title: 'Figures first',
    text: 'You see the price, rate, term and monthly payment in writing before you sign.',
    icon: 'coin',
  },
];

export const disclaimerOf = (financing: Financing): readonly string[] => [
  `All financing is subject to credit approval. ${lowestRate(financing)} is for select models and on approved credit; not everyone qualifies. Terms run from ${termRange(financing)}.`,
  'The partners on this page are independent lenders. They decide about your application, and their own terms and privacy rules apply on their pages.',
  'An estimate on this page is based on the figures you enter. It is not an offer of credit, and it leaves out sales tax, registration and fees.',
];
