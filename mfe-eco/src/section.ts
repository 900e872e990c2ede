import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { QUESTION_PARAMETERS } from './domain/question.schema.ts';

export const section = defineSection({
  name: 'mfe-eco',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'eco-impact',
      path: ADDRESSES.ecoImpact,
      search: QUESTION_PARAMETERS,
      seo: () => ({
        title: 'Eco-Impact Calculator',
        description:
          'What an electric golf cart saves over a gas cart in fuel, money and carbon dioxide, for the miles you drive, with every assumption shown.',
        keywords: ['electric golf cart savings', 'golf cart fuel cost calculator', 'golf cart CO2'],
        canonicalPath: ADDRESSES.ecoImpact,
        social: {
          image: '/social/eco-impact.jpg',
          imageAlt: 'Drawing of an electric golf cart beside a sign with a leaf',
        },
        breadcrumbs: [
          { name: 'Home', path: ADDRESSES.home },
          { name: 'Eco-Impact Calculator', path: ADDRESSES.ecoImpact },
        ],
      }),
      Component: () => import('./pages/eco-impact.page.tsx'),
    },
  ],
});
