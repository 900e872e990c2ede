import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';

export const inventorySeo = ({ business }: Pick<PageContext, 'business'>): SeoDescriptor => ({
  title: 'Electric golf carts for sale',
  description: `Denago and Evolution electric golf carts in ${business.county}: prices, seats and range of every cart.`,
  keywords: ['electric golf carts', 'golf carts for sale', 'Denago', 'Evolution', business.county],
  canonicalPath: ADDRESSES.inventory,
  social: { image: '/social/inventory.jpg', imageAlt: 'Drawing of an electric golf cart' },
  breadcrumbs: [
    { name: 'Home', path: ADDRESSES.home },
    { name: 'Inventory', path: ADDRESSES.inventory },
  ],
});
