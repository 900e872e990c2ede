import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { INVENTORY_SEARCH } from './domain/vehicle-search.ts';
import { loadFromVehicles } from './features/vehicles/api/from-vehicles.ts';
import { loadVehicle } from './features/vehicles/api/vehicle.ts';
import { PAYMENT_ESTIMATOR } from './features/vehicles/details/payment-estimator.ts';
import { FEATURED } from './features/vehicles/featured/featured-from.ts';
import { LINEUPS } from './features/vehicles/lineup/lineup-from.ts';
import { inventoryFrom } from './features/vehicles/list/inventory-view.ts';

export const section = defineSection({
  name: 'mfe-catalog',
  contract: CONTRACT_VERSION,
  pages: [
    {
      id: 'inventory',
      path: ADDRESSES.inventory,
      search: INVENTORY_SEARCH,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: (context) => loadFromVehicles(context, inventoryFrom(context.search), 'briefly'),
      seo: async (context) => (await import('./pages/inventory.seo.ts')).inventorySeo(context),
      Component: () => import('./pages/inventory.page.tsx'),
    },
    {
      id: 'vehicle',
      path: ADDRESSES.vehicle,
      aliases: [ADDRESSES.vehicleAlias],
      samples: ['/vehicle/ev-city', '/vehicle/no-such-cart'],
      dataTags: ['catalog'],
      fragments: [PAYMENT_ESTIMATOR],
      ownScreens: ['not-found', 'unavailable'],
      load: (context) => loadVehicle(context, context.params.id ?? ''),
      seo: async (context, outcome) => (await import('./pages/vehicle.seo.ts')).vehicleSeo(context, outcome),
      Component: () => import('./pages/vehicle.page.tsx'),
    },
    {
      id: 'denago',
      path: ADDRESSES.denago,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: (context) => loadFromVehicles(context, LINEUPS.denago, 'fully'),
      seo: async (context) => (await import('./pages/brand.seo.ts')).brandSeo(context, 'denago', 'Denago'),
      Component: () => import('./pages/denago.page.tsx'),
    },
    {
      id: 'evolution',
      path: ADDRESSES.evolution,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: (context) => loadFromVehicles(context, LINEUPS.evolution, 'fully'),
      seo: async (context) => (await import('./pages/brand.seo.ts')).brandSeo(context, 'evolution', 'EVOLUTION'),
      Component: () => import('./pages/evolution.page.tsx'),
    },
  ],
  budget: { scripts: 14_336, styles: 4096 },
  fragments: {
    'featured-carts': {
      props: {},
      load: async (context) => {
        await loadFromVehicles(context, FEATURED, 'briefly');
      },
      Component: () => import('./fragments/featured-carts.fragment.tsx'),
    },
  },
});
