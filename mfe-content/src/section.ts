import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { POLICIES } from './content/policies/index.ts';
import { MUNICIPALITIES } from './domain/municipality/municipality.ts';
import { WISH_FIELDS } from './domain/rental/wish-fields.ts';
import * as queries from './features/document/document.queries.ts';
import { loadDocuments, loadMunicipality, loadPolicy } from './pages/load.ts';

const descriptions = () => import('./pages/content.seo.ts');

export const section = defineSection({
  name: 'mfe-content',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'municipality',
      path: ADDRESSES.municipality,
      samples: MUNICIPALITIES.map(({ slug }) => municipalityAddress(slug)),
      program: 'on-navigation',
      load: loadMunicipality,
      seo: async (context) => (await import('./pages/municipality.seo.ts')).municipalitySeo(context),
      Component: () => import('./pages/municipality.page.tsx'),
    },
    {
      id: 'rentals',
      path: ADDRESSES.rentals,
      search: WISH_FIELDS,
      load: loadDocuments(queries.rentalsQuery),
      seo: async (context) => (await descriptions()).rentalsSeo(context),
      Component: () => import('./pages/rentals.page.tsx'),
    },
    {
      id: 'services',
      path: ADDRESSES.services,
      load: loadDocuments(queries.servicesQuery),
      seo: async (context) => (await descriptions()).servicesSeo(context),
      Component: () => import('./pages/services.page.tsx'),
    },
    {
      id: 'showroom',
      path: ADDRESSES.showroom,
      load: loadDocuments(queries.showroomQuery),
      seo: async (context) => (await descriptions()).showroomSeo(context),
      Component: () => import('./pages/showroom.page.tsx'),
    },
    {
      id: 'about',
      path: ADDRESSES.about,
      program: 'on-navigation',
      load: loadDocuments(queries.aboutQuery),
      seo: async (context) => (await descriptions()).aboutSeo(context),
      Component: () => import('./pages/about.page.tsx'),
    },
    {
      id: 'policy',
      path: ADDRESSES.policy,
      samples: queries.POLICY_SLUGS.map(policyAddress),
      program: 'on-navigation',
      load: loadPolicy,
      seo: async (context) => (await descriptions()).policySeo(context),
      Component: () => import('./pages/policy.page.tsx'),
    },
    {
      id: 'privacy',
      path: ADDRESSES.privacy,
      aliases: [ADDRESSES.privacyAlias],
      program: 'on-navigation',
      load: loadDocuments(queries.privacyQuery),
      seo: async (context) => (await descriptions()).privacySeo(context),
      Component: () => import('./pages/privacy.page.tsx'),
    },
    {
      id: 'terms',
      path: ADDRESSES.terms,
      aliases: [ADDRESSES.termsAlias],
      program: 'on-navigation',
      load: loadDocuments(queries.termsQuery),
      seo: async (context) => (await descriptions()).termsSeo(context),
      Component: () => import('./pages/terms.page.tsx'),
    },
    {
      id: 'accessibility',
      path: ADDRESSES.accessibility,
      program: 'on-navigation',
      load: loadDocuments(queries.accessibilityQuery),
      seo: async (context) => (await descriptions()).accessibilitySeo(context),
      Component: () => import('./pages/accessibility.page.tsx'),
    },
  ],
  budget: { scripts: 10_240, styles: 4096, firstScreen: 18_432 },
  fragments: {
    'municipality-grid': {
      props: { limit: { kind: 'number', required: false } },
      Component: () => import('./fragments/municipality-grid.fragment.tsx'),
    },
    'about-teaser': {
      props: { business: { kind: 'object', required: true } },
      Component: () => import('./fragments/about-teaser.fragment.tsx'),
    },
    'delivery-to-town': {
      props: { price: { kind: 'number', required: true } },
      Component: () => import('./fragments/delivery-to-town.fragment.tsx'),
    },
    'region-cards': { props: {}, Component: () => import('./fragments/region-cards.fragment.tsx') },
  },
  data: {
    municipalities: MUNICIPALITIES.map(({ name, slug }) => ({ name, slug })),
    policies: Object.entries(POLICIES).map(([slug, { name }]) => ({ name, slug })),
  },
});
