import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import type { ListSubject, PageContext, SeoDescriptor } from '@sgc/contract/section';
import type { Handover } from '../features/vehicles/api/handover.ts';
import { type InventoryView, inventoryKey } from '../features/vehicles/list/inventory-query.ts';

/** The carts of the whole inventory's first page. What a filter left is no list that an address stands for. */
const listOf = ({ search, queryCache }: Pick<PageContext, 'search' | 'queryCache'>): ListSubject[] => {
  const handed = queryCache.getQueryData<Handover<InventoryView>>(inventoryKey(search));
  if (handed?.kind !== 'ok') return [];
  const { cards, from, matching, total } = handed.data;
  if (from > 0 || matching < total || cards.length === 0) return [];
  return [
    { kind: 'list', name: 'Our inventory', items: cards.map(({ id, name }) => ({ name, path: vehicleAddress(id) })) },
  ];
};

export const inventorySeo = (context: PageContext): SeoDescriptor => {
  const { county } = context.business;
  return {
    title: 'Electric golf carts for sale',
    description: `Denago and Evolution electric golf carts in ${county}: prices, seats and range of every cart.`,
    keywords: ['electric golf carts', 'golf carts for sale', 'Denago', 'Evolution', county],
    canonicalPath: ADDRESSES.inventory,
    social: { image: '/social/inventory.jpg', imageAlt: 'Drawing of an electric golf cart' },
    breadcrumbs: [
      { name: 'Home', path: ADDRESSES.home },
      { name: 'Inventory', path: ADDRESSES.inventory },
    ],
    subjects: listOf(context),
  };
};
