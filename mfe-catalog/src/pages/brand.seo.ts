import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';
import { readFromVehicles } from '../features/vehicles/api/from-vehicles.ts';
import { LINEUPS } from '../features/vehicles/lineup/lineup-from.ts';

/** How a brand's page describes itself: the brand, and an offer for every model with a price of its own. */
export const brandSeo =
  (brand: keyof typeof LINEUPS, name: string) =>
  (context: PageContext): SeoDescriptor => {
    const { business } = context;
    const path = ADDRESSES[brand];
    const url = new URL(path, business.origin).href;
    const models = readFromVehicles(context, LINEUPS[brand])?.models ?? [];
    return {
      title: `${name} golf carts in ${business.county}`,
      description: `Every ${name} series and model we sell in ${business.county}, ${business.state}: starting prices, seats, range and top speed.`,
      keywords: [name, 'electric golf carts', 'golf cart dealer', business.county],
      canonicalPath: path,
      breadcrumbs: [
        { name: 'Home', path: ADDRESSES.home },
        { name, path },
      ],
      structuredData: [
        { '@type': 'Brand', '@id': `${url}#brand`, name, url },
        ...models.map((model) => {
          const address = new URL(vehicleAddress(model.id), business.origin).href;
          return {
            '@type': 'Product',
            '@id': `${address}#product`,
            name: model.name,
            url: address,
            brand: { '@id': `${url}#brand` },
            offers: { '@type': 'Offer', url: address, price: model.price, priceCurrency: 'USD' },
          };
        }),
      ],
    };
  };
