import { ADDRESSES } from '@sgc/contract/addresses';
import type { SeoDescriptor } from '@sgc/contract/section';

/** What search engines and social networks read of the calculator. */
export const ecoImpactSeo: SeoDescriptor = {
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
};
