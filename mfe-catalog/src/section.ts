import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { loadVehicles } from './features/vehicles/api/vehicles.queries.ts';

export const section = defineSection({
  name: 'mfe-catalog',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'inventory',
      path: ADDRESSES.inventory,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: loadVehicles,
      seo: ({ business }) => ({
        title: 'Electric golf carts for sale',
        description: `Denago and Evolution electric golf carts in ${business.county}: prices, seats and range of every cart.`,
        canonicalPath: ADDRESSES.inventory,
      }),
      Component: () => import('./pages/inventory.page.tsx'),
    },
  ],
});
