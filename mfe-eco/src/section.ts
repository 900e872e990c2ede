import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

export const section = defineSection({
  name: 'mfe-eco',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'eco-impact',
      path: ADDRESSES.ecoImpact,
      seo: () => ({
        title: 'Eco-impact calculator',
        description: 'What an electric cart saves in fuel, money and carbon dioxide, with the assumptions shown.',
        canonicalPath: ADDRESSES.ecoImpact,
      }),
      Component: () => import('./pages/eco-impact.page.tsx'),
    },
  ],
});
