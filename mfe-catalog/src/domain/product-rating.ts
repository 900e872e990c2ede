import type { BusinessProfile, Rating } from '@sgc/contract/business';

/** What buyers say of the carts sold here; undefined while nobody can read it at its source. */
export const sourcedProductRating = ({ ratings }: Pick<BusinessProfile, 'ratings'>): Rating | undefined =>
  ratings.find(({ of, sourceUrl }) => of === 'product' && sourceUrl !== undefined);
