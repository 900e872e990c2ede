import type { SeoDescriptor } from '@sgc/contract/section';

const SOCIAL = { image: '/social/inventory.jpg', imageAlt: 'Drawing of an electric golf cart' };

/** A comparison is the choice of one visitor; no search engine lists it. */
export const compareSeo = (): SeoDescriptor => ({
  title: 'Compare golf carts side by side',
  description:
    'Up to three electric golf carts side by side: price, seats, range, figures and features, with the differences marked.',
  keywords: ['golf cart comparison', 'electric golf carts'],
  robots: 'noindex',
  social: SOCIAL,
});

/** Saved carts are kept in the visitor's browser; there is nothing for a search engine. */
export const savedSeo = (): SeoDescriptor => ({
  title: 'Your saved carts',
  description:
    'The electric golf carts that you saved in this browser, with their prices, ready to compare or to ask about.',
  keywords: ['golf cart comparison', 'electric golf carts'],
  robots: 'noindex',
  social: SOCIAL,
});
