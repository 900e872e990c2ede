import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

/** How long the data of a slow page takes. */
const SLOW_MS = 800;

/** A section with one page, from which the tests derive good and broken releases. */
export const section = defineSection({
  name: 'mfe-eco',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'eco-impact',
      path: ADDRESSES.ecoImpact,
      search: ['mode'],
      load: async ({ search }) => {
        if (search.get('mode') === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return { kind: search.get('mode') === 'lost' ? 'not-found' : 'ok' };
      },
      seo: () => ({
        title: 'title of the fixture',
        description: 'description of the fixture',
        canonicalPath: ADDRESSES.ecoImpact,
      }),
      Component: () => import('./pages/eco-impact.page.tsx'),
    },
  ],
});
