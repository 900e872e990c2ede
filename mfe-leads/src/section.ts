import { ADDRESSES } from '@sgc/contract/addresses';
import {
  NOTE_PARAMETER,
  REFERENCE_PARAMETER,
  REQUEST_PARAMETER,
  VEHICLE_PARAMETER,
  WISHED_DAY_PARAMETERS,
} from '@sgc/contract/leads';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { BEGINNING_PARAMETERS } from './domain/beginning-parameters.ts';
import { ESTIMATE_FIELDS } from './domain/estimate-fields.ts';

export const section = defineSection({
  name: 'mfe-leads',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'contact',
      path: ADDRESSES.contact,
      search: [REQUEST_PARAMETER, VEHICLE_PARAMETER, NOTE_PARAMETER, ...BEGINNING_PARAMETERS],
      dataTags: ['catalog'],
      // In the page's own file: it parses, and the other pages need no parser.
      load: async (context) => (await import('./pages/contact.page.tsx')).load(context),
      seo: async (context) => (await import('./pages/leads.seo.ts')).contactSeo(context),
      Component: () => import('./pages/contact.page.tsx'),
    },
    {
      id: 'thank-you',
      path: ADDRESSES.thankYou,
      search: [REFERENCE_PARAMETER, ...WISHED_DAY_PARAMETERS],
      caching: 'private',
      seo: async (context) => (await import('./pages/leads.seo.ts')).thankYouSeo(context),
      Component: () => import('./pages/thank-you.page.tsx'),
    },
    {
      id: 'request-status',
      path: ADDRESSES.requestStatus,
      search: [REFERENCE_PARAMETER],
      caching: 'private',
      seo: async (context) => (await import('./pages/leads.seo.ts')).requestStatusSeo(context),
      Component: () => import('./pages/request-status.page.tsx'),
    },
    {
      id: 'financing',
      path: ADDRESSES.financing,
      search: ESTIMATE_FIELDS,
      seo: async (context) => (await import('./pages/leads.seo.ts')).financingSeo(context),
      Component: () => import('./pages/financing.page.tsx'),
    },
  ],
  budget: { scripts: 20_480, styles: 4096, firstScreen: 16_896 },
  fragments: {
    'contact-block': {
      props: { business: { kind: 'object', required: true } },
      Component: () => import('./fragments/contact-block.fragment.tsx'),
    },
    'payment-estimator': {
      props: { business: { kind: 'object', required: true }, price: { kind: 'number', required: false } },
      Component: () => import('./fragments/payment-estimator.fragment.tsx'),
    },
  },
});
