import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';
import { sourcedReviews } from './voices.ts';

/** The home page for search engines and social networks. */
export const homeSeo = ({ business }: Pick<PageContext, 'business'>): SeoDescriptor => ({
  title: `Electric golf carts in ${business.county}, PA`,
  description: `Denago and Evolution electric golf carts: sales, rentals, service and financing in ${business.county}, ${business.state}.`,
  keywords: ['electric golf carts', 'golf cart dealer', 'golf cart rental', 'golf cart service', business.county],
  canonicalPath: ADDRESSES.home,
  social: { image: '/social/home.jpg', imageAlt: 'Drawing of an electric golf cart before wooded ridges' },
  subjects: [
    ...sourcedReviews(business).map((review) => ({ kind: 'review' as const, ...review })),
    ...business.events.map((event) => ({ kind: 'event' as const, ...event })),
  ],
});
