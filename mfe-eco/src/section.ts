import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { QUESTION_PARAMETERS } from './domain/question.schema.ts';

export const section = defineSection({
  name: 'mfe-eco',
  contract: CONTRACT_VERSION,
  budget: { scripts: 15_360, styles: 4096, firstScreen: 17_920 },
  pages: [
    {
      id: 'eco-impact',
      path: ADDRESSES.ecoImpact,
      search: QUESTION_PARAMETERS,
      seo: async () => (await import('./pages/eco-impact.seo.ts')).ecoImpactSeo,
      Component: () => import('./pages/eco-impact.page.tsx'),
    },
  ],
});
