import type { BusinessProfile } from '@sgc/contract/business';
import type { BrandSubject, ProductSubject } from '@sgc/contract/section';
import type { Brand, Product } from 'schema-dts';
import { offerNode } from './offer.ts';
import { ratingNode } from './rating.ts';
import { absolute, brandId, referenceTo } from './site-reference.ts';

/** A maker's brand, on its own page. */
export const brandNode = ({ name }: BrandSubject, url: string, business: BusinessProfile): Brand => ({
  '@type': 'Brand',
  '@id': brandId(business, name),
  name,
  url,
});

/** A cart. Without a price of its own it has no offer. */
export const productNode = (product: ProductSubject, business: BusinessProfile): Product => {
  const { path, name, description, brand, images = [], properties = [], offer, rating } = product;
  const url = absolute(business, path);
  const aggregateRating = ratingNode(rating);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    ...(description === undefined ? {} : { description }),
    url,
    ...(images.length === 0 ? {} : { image: images.map((image) => absolute(business, image)) }),
    brand: { '@type': 'Brand', '@id': brandId(business, brand), name: brand },
    ...(properties.length === 0
      ? {}
      : { additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue' as const, ...property })) }),
    ...(offer === undefined ? {} : { offers: offerNode(offer, url, business) }),
    ...(aggregateRating === undefined ? {} : { aggregateRating }),
  } as Product;
};

/** A product of a brand that the same page describes names it by reference alone. */
export const ofDescribedBrand = (node: Product, brand: string): Product =>
  ({ ...(node as object), brand: referenceTo(brand) }) as Product;
