import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';

export const section = defineSection({
  name: 'mfe-catalog',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'inventory',
      path: ADDRESSES.inventory,
      seo: () => ({ title: 'Inventory', description: 'x', canonicalPath: ADDRESSES.inventory }),
      Component: () => import('./pages/inventory.page.tsx'),
    },
  ],
});
