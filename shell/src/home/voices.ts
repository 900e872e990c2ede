import type { BusinessProfile, Review } from '@sgc/contract/business';

/** Reviews that may be shown: those that say where they can be read. */
export const sourcedReviews = ({ reviews }: Pick<BusinessProfile, 'reviews'>): (Review & { sourceUrl: string })[] =>
  reviews.flatMap((review) => (review.sourceUrl === undefined ? [] : [{ ...review, sourceUrl: review.sourceUrl }]));
