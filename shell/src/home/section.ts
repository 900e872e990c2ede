import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

/** The shell's own page, described like any section's. */
export const homeSection = defineSection({
  name: 'shell',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'home',
      path: ADDRESSES.home,
      dataTags: ['catalog'],
      fragments: [
        'mfe-catalog/featured-carts',
        'mfe-content/about-teaser',
        'mfe-content/municipality-grid',
        'mfe-content/region-cards',
        'mfe-leads/contact-block',
      ],
      seo: async (context) => (await import('./home.seo.ts')).homeSeo(context),
      Component: () => import('./home.page.tsx'),
    },
  ],
});
