import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';
import { socialPicture } from '../content/social-pictures.ts';
import { readFromVehicles } from '../features/vehicles/api/from-vehicles.ts';
import { LINEUPS } from '../features/vehicles/lineup/lineup-from.ts';

/** Whose card stands for the brand where its page is shared. */
const FACES = { denago: 'ev-nomad', evolution: 'd5-maverick-4-plus' } as const;

/** How a brand's page describes itself: the brand, and an offer for every model with a price of its own. */
export const brandSeo = (context: PageContext, brand: keyof typeof LINEUPS, name: string): SeoDescriptor => {
  const { business } = context;
  const path = ADDRESSES[brand];
  const models = readFromVehicles(context, LINEUPS[brand])?.models ?? [];
  return {
    title: `${name} golf carts in ${business.county}`,
    description: `Every ${name} series and model we sell in ${business.county}, ${business.state}: starting prices, seats, range and top speed.`,
    keywords: [name, 'electric golf carts', 'golf cart dealer', business.county],
    canonicalPath: path,
    social: socialPicture({ id: FACES[brand], images: [], name }),
    breadcrumbs: [
      { name: 'Home', path: ADDRESSES.home },
      { name, path },
    ],
    subjects: [
      { kind: 'brand', name },
      ...models.map((model) => ({
        kind: 'product' as const,
        path: vehicleAddress(model.id),
        name: model.name,
        brand: name,
        images: [socialPicture(model).image],
        offer: { price: model.price },
      })),
    ],
  };
};
