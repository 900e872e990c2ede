import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { MUNICIPALITIES } from './domain/municipality/municipality.ts';
import { WISH_FIELDS } from './domain/rental/wish-fields.ts';
import { POLICY_SLUGS } from './features/document/document.queries.ts';
import { loadMunicipality, loadPolicy, loadPrivacy, loadTerms } from './pages/load.ts';
import * as seo from './pages/seo.ts';

export const section = defineSection({
  name: 'mfe-content',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'municipality',
      path: ADDRESSES.municipality,
      samples: MUNICIPALITIES.map(({ slug }) => municipalityAddress(slug)),
      load: loadMunicipality,
      seo: seo.municipality,
      Component: () => import('./pages/municipality.page.tsx'),
    },
    {
      id: 'policy',
      path: ADDRESSES.policy,
      samples: POLICY_SLUGS.map(policyAddress),
      load: loadPolicy,
      seo: seo.policy,
      Component: () => import('./pages/policy.page.tsx'),
    },
    {
      id: 'privacy',
      path: ADDRESSES.privacy,
      aliases: [ADDRESSES.privacyAlias],
      load: loadPrivacy,
      seo: seo.privacy,
      Component: () => import('./pages/privacy.page.tsx'),
    },
    {
      id: 'terms',
      path: ADDRESSES.terms,
      aliases: [ADDRESSES.termsAlias],
      load: loadTerms,
      seo: seo.terms,
      Component: () => import('./pages/terms.page.tsx'),
    },
    {
      id: 'rentals',
      path: ADDRESSES.rentals,
      search: WISH_FIELDS,
      seo: seo.rentals,
      Component: () => import('./pages/rentals.page.tsx'),
    },
    {
      id: 'services',
      path: ADDRESSES.services,
      seo: seo.services,
      Component: () => import('./pages/services.page.tsx'),
    },
    {
      id: 'showroom',
      path: ADDRESSES.showroom,
      seo: seo.showroom,
      Component: () => import('./pages/showroom.page.tsx'),
    },
    { id: 'about', path: ADDRESSES.about, seo: seo.about, Component: () => import('./pages/about.page.tsx') },
  ],
  fragments: {
    'municipality-grid': { Component: () => import('./fragments/municipality-grid.fragment.tsx') },
    'about-teaser': { Component: () => import('./fragments/about-teaser.fragment.tsx') },
    'region-cards': { Component: () => import('./fragments/region-cards.fragment.tsx') },
  },
  data: { municipalities: MUNICIPALITIES.map(({ name, slug }) => ({ name, slug })) },
});
