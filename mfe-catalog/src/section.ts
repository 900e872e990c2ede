import { ADDRESSES, COMPARED_PARAMETER } from '@sgc/contract/addresses';
import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
import { INVENTORY_SEARCH } from './domain/inventory-search.ts';
import { loadFromVehicles } from './features/vehicles/api/from-vehicles.ts';
import { DELIVERY_TO_TOWN, PAYMENT_ESTIMATOR } from './features/vehicles/details/placed-fragments.ts';
import { FEATURED } from './features/vehicles/featured/featured-from.ts';
import { LINEUPS } from './features/vehicles/lineup/lineup-from.ts';

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
      // In the page's own file, as for a vehicle: other pages need none of it.
      load: async (context) => (await import('./pages/inventory.page.tsx')).load(context),
      seo: async (context) => (await import('./pages/inventory.seo.ts')).inventorySeo(context),
      Component: () => import('./pages/inventory.page.tsx'),
    },
    {
      id: 'vehicle',
      path: ADDRESSES.vehicle,
      aliases: [ADDRESSES.vehicleAlias],
      samples: ['/vehicle/ev-city', '/vehicle/no-such-cart'],
      dataTags: ['catalog'],
      fragments: [PAYMENT_ESTIMATOR, DELIVERY_TO_TOWN],
      ownScreens: ['not-found', 'unavailable'],
      load: async (context) => (await import('./pages/vehicle.page.tsx')).load(context),
      seo: async (context, outcome) => (await import('./pages/vehicle.seo.ts')).vehicleSeo(context, outcome),
      Component: () => import('./pages/vehicle.page.tsx'),
    },
    {
      id: 'compare',
      path: ADDRESSES.compare,
      search: [COMPARED_PARAMETER],
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: async (context) => (await import('./pages/compare.page.tsx')).load(context),
      seo: async () => (await import('./pages/compare.seo.ts')).compareSeo(),
      Component: () => import('./pages/compare.page.tsx'),
    },
    {
      id: 'saved',
      path: ADDRESSES.saved,
      seo: async () => (await import('./pages/compare.seo.ts')).savedSeo(),
      Component: () => import('./pages/saved.page.tsx'),
    },
    {
      id: 'denago',
      path: ADDRESSES.denago,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: (context) => loadFromVehicles(context, LINEUPS.denago),
      seo: async (context) => (await import('./pages/brand.seo.ts')).brandSeo(context, 'denago', 'Denago'),
      Component: () => import('./pages/denago.page.tsx'),
    },
    {
      id: 'evolution',
      path: ADDRESSES.evolution,
      dataTags: ['catalog'],
      ownScreens: ['unavailable'],
      load: (context) => loadFromVehicles(context, LINEUPS.evolution),
      seo: async (context) => (await import('./pages/brand.seo.ts')).brandSeo(context, 'evolution', 'EVOLUTION'),
      Component: () => import('./pages/evolution.page.tsx'),
    },
  ],
  budget: { scripts: 14_336, styles: 4096, firstScreen: 19_456 },
  fragments: {
    'featured-carts': {
      props: {},
      load: async (context) => {
        await loadFromVehicles(context, FEATURED);
      },
      Component: () => import('./fragments/featured-carts.fragment.tsx'),
    },
  },
});
