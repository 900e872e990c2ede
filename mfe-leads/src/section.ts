import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

export const section = defineSection({
  name: 'mfe-leads',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'contact',
      path: ADDRESSES.contact,
      seo: ({ business }) => ({
        title: 'Contact us',
        description: `Write to ${business.name} or call ${business.phone}: sales, service, parts and general questions.`,
        canonicalPath: ADDRESSES.contact,
      }),
      Component: () => import('./pages/contact.page.tsx'),
    },
    {
      id: 'thank-you',
      path: ADDRESSES.thankYou,
      seo: () => ({
        title: 'Thank you',
        description: 'Your message has reached us.',
        canonicalPath: ADDRESSES.thankYou,
        robots: 'noindex',
      }),
      Component: () => import('./pages/thank-you.page.tsx'),
    },
  ],
});
