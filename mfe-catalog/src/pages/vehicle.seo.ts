import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import type { Rating } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import type { PageContext, ProductSubject, ScreenKind, SeoDescriptor } from '@sgc/contract/section';
import { socialPicture } from '../content/social-pictures.ts';
import { hasOwnPrice } from '../domain/own-price.ts';
import { sourcedProductRating } from '../domain/product-rating.ts';
import { namedSpecifications } from '../domain/specification-names.ts';
import type { Handover } from '../features/vehicles/api/handover.ts';
import { vehicleKey } from '../features/vehicles/api/vehicle.ts';

const NOT_FOUND: SeoDescriptor = {
  title: 'Vehicle Not Found',
  description: 'This vehicle does not exist or has been removed. See every cart we have in our inventory.',
  robots: 'noindex',
};

const UNAVAILABLE: SeoDescriptor = {
  title: 'This cart cannot be shown right now',
  description: 'Our list of carts does not answer at the moment. Please try again shortly, or call us.',
  robots: 'noindex',
};

/** The dealer's description; without one, the name and the brand. */
const descriptionOf = ({ name, brand, description }: Vehicle): string =>
  description.trim() === '' ? `${name}, an electric golf cart of ${brand}.` : description;

const productOf = (vehicle: Vehicle, path: string, rating: Rating | undefined): ProductSubject => ({
  kind: 'product',
  path,
  name: vehicle.name,
  description: descriptionOf(vehicle),
  brand: vehicle.brand.toUpperCase(),
  images: [socialPicture(vehicle).image, ...vehicle.images],
  properties: namedSpecifications(vehicle.specifications),
  ...(hasOwnPrice(vehicle) && {
    offer: {
      price: vehicle.price,
      availability: vehicle.inStock ? 'in stock' : 'out of stock',
      condition: vehicle.isNew ? 'new' : 'used',
    },
  }),
  ...(rating && { rating }),
});

export const vehicleSeo = ({ params, queryCache, business }: PageContext, outcome: ScreenKind): SeoDescriptor => {
  const handed = queryCache.getQueryData<Handover<Vehicle>>(vehicleKey(params.id ?? ''));
  if (handed?.kind !== 'ok') return outcome === 'not-found' ? NOT_FOUND : UNAVAILABLE;
  const vehicle = handed.data;
  const path = vehicleAddress(vehicle.id);
  // A stocked cart may carry the name of its model; what the price is tells the two pages apart.
  const title = vehicle.priceKind === 'as-equipped' ? `${vehicle.name} in stock` : `${vehicle.name} electric golf cart`;
  return {
    title,
    // Carts of a series may be told of in the same words.
    description: `${title}: ${descriptionOf(vehicle)}`,
    keywords: [vehicle.name, vehicle.brand, vehicle.category, 'electric golf cart', business.county],
    canonicalPath: path,
    social: { type: 'product', ...socialPicture(vehicle) },
    ...(hasOwnPrice(vehicle) && {
      product: {
        price: vehicle.price,
        availability: vehicle.inStock ? 'in stock' : 'out of stock',
        condition: vehicle.isNew ? 'new' : 'used',
      },
    }),
    breadcrumbs: [
      { name: 'Home', path: ADDRESSES.home },
      { name: 'Inventory', path: ADDRESSES.inventory },
      { name: vehicle.name, path },
    ],
    subjects: [productOf(vehicle, path, sourcedProductRating(business))],
  };
};
