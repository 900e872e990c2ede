import { BEST_RATING, type Rating } from '@sgc/contract/business';
import type { AggregateRating } from 'schema-dts';

/** Unsourced stars mislead: only a rating with the address that proves it becomes data. */
export const ratingNode = (rating: Rating | undefined): AggregateRating | undefined =>
  rating?.sourceUrl === undefined
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count, bestRating: BEST_RATING };
