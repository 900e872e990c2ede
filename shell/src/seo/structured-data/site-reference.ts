import type { BusinessProfile } from '@sgc/contract/business';

/** A node that stands elsewhere in the graph. */
export interface Reference {
  readonly '@id': string;
}

/** The absolute address of a path. */
export const absolute = ({ origin }: Pick<BusinessProfile, 'origin'>, path: string): string =>
  new URL(path, origin).href;

/** The id of the dealer's node, the same on every page. */
export const businessId = (business: BusinessProfile): string => absolute(business, '/#business');

/** The id of a brand's node: the brand's page describes it, others name it. */
export const brandId = (business: BusinessProfile, brand: string): string =>
  absolute(business, `/${brand.toLowerCase()}#brand`);

export const referenceTo = (id: string): Reference => ({ '@id': id });
