import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import type { SeoDescriptor } from '@sgc/contract/section';
import { lowestRate, ON_APPROVED_CREDIT, termRange } from '../content/financing.ts';

interface About {
  readonly business: BusinessProfile;
}

const HOME = { name: 'Home', path: ADDRESSES.home };

/** What search engines read of the contact page. */
export const contactSeo = ({ business }: About): SeoDescriptor => ({
  title: 'Contact us',
  description: `Call ${business.phone} or write to ${business.name}: golf cart sales, service and parts in ${business.county}, ${business.state}.`,
  keywords: [
    'golf cart dealer contact',
    `golf carts ${business.county}`,
    'golf cart service request',
    'golf cart parts',
  ],
  canonicalPath: ADDRESSES.contact,
  social: { image: '/social/contact.jpg', imageAlt: 'Drawing of an electric golf cart beside a sign with a telephone' },
  breadcrumbs: [HOME, { name: 'Contact us', path: ADDRESSES.contact }],
});

/** The thank-you page is for the one who wrote; no search engine lists it. */
export const thankYouSeo = ({ business }: About): SeoDescriptor => ({
  title: 'Thank you',
  description: 'What happens after you send us a message, and when you hear from us.',
  keywords: ['golf cart dealer contact', `golf carts ${business.county}`],
  robots: 'noindex',
  social: { image: '/social/contact.jpg', imageAlt: 'Drawing of an electric golf cart beside a sign with a telephone' },
});

/** A request is private to its visitor, so no search engine lists the page. */
export const requestStatusSeo = ({ business }: About): SeoDescriptor => ({
  title: 'Your request',
  description: `See what you asked ${business.name}, and whether we have answered.`,
  keywords: ['golf cart dealer contact', `golf carts ${business.county}`],
  robots: 'noindex',
  social: { image: '/social/contact.jpg', imageAlt: 'Drawing of an electric golf cart beside a sign with a telephone' },
});

/** What search engines read of the financing page. */
export const financingSeo = ({ business }: About): SeoDescriptor => ({
  title: 'Golf cart financing',
  description: `Finance an electric golf cart in ${business.county}: as low as ${lowestRate(business.financing)} ${ON_APPROVED_CREDIT}, terms from ${termRange(business.financing)}, payment estimator.`,
  keywords: [
    'golf cart financing',
    'golf cart payment estimator',
    `${lowestRate(business.financing)} golf cart`,
    `golf cart loans ${business.county}`,
  ],
  canonicalPath: ADDRESSES.financing,
  social: {
    image: '/social/financing.jpg',
    imageAlt: 'Drawing of an electric golf cart beside a sign with a percent mark',
  },
  breadcrumbs: [HOME, { name: 'Financing', path: ADDRESSES.financing }],
  subjects: [{ kind: 'service', id: 'financing', name: 'Golf cart financing' }],
});
