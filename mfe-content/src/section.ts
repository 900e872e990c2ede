import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { findMunicipality, MUNICIPALITIES } from './domain/municipality/municipality.ts';

export const section = defineSection({
  name: 'mfe-content',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'municipality',
      path: ADDRESSES.municipality,
      samples: MUNICIPALITIES.map(({ slug }) => municipalityAddress(slug)),
      load: async ({ params }) => ({ kind: findMunicipality(params.municipality) === undefined ? 'not-found' : 'ok' }),
      seo: ({ params, business }) => {
        const name = findMunicipality(params.municipality)?.name ?? business.county;
        return {
          title: `Golf carts in ${name}, PA`,
          description: `Electric golf carts delivered to ${name}: sales, rentals, service and financing.`,
          canonicalPath: municipalityAddress(params.municipality ?? ''),
        };
      },
      Component: () => import('./pages/municipality.page.tsx'),
    },
  ],
  data: { municipalities: MUNICIPALITIES.map(({ name, slug }) => ({ name, slug })) },
});
