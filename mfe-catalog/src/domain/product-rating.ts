import type { BusinessProfile, Rating } from '@sgc/contract/business';

/** Buyers' rating of the carts sold here; undefined if none names its source. */
export const sourcedProductRating = ({ ratings }: Pick<BusinessProfile, 'ratings'>): Rating | undefined =>
  ratings.find(({ of, sourceUrl }) => of === 'product' && sourceUrl !== undefined);
