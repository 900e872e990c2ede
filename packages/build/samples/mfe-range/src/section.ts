import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

const describedAs = (title: string, canonicalPath: string) => () => ({ title, description: title, canonicalPath });

/** A section whose fragments are a Lit element and one of another React, and which has a page without browser code. */
export const section = defineSection({
  name: 'mfe-range',
  contract: CONTRACT_VERSION,
  trustedTypes: ['lit-html'],
  pages: [
    {
      id: 'estimate',
      path: '/range/estimate',
      fragments: ['mfe-range/range-estimate'],
      seo: describedAs('How far a cart goes', '/range/estimate'),
      Component: () => import('./pages/estimate.page.tsx'),
    },
    {
      id: 'method',
      path: '/range/method',
      program: 'none',
      seo: describedAs('How the range is estimated', '/range/method'),
      Component: () => import('./pages/method.page.tsx'),
    },
  ],
  fragments: {
    'charge-count': {
      props: { charges: { kind: 'number', required: true } },
      Component: () => import('./fragments/charge-count.fragment.tsx'),
    },
    'range-estimate': {
      props: { miles: { kind: 'number', required: true } },
      Component: () => import('./fragments/range-estimate.fragment.tsx'),
    },
  },
});
