import { BEST_RATING, type BusinessProfile } from '@sgc/contract/business';
import type { ReviewSubject } from '@sgc/contract/section';
import type { Review } from 'schema-dts';
import { namedBusiness } from './business.ts';

/** A customer's review of the dealer; nothing without the address that proves it. */
export const reviewNodes = (review: ReviewSubject, business: BusinessProfile): Review[] =>
  review.sourceUrl === undefined
    ? []
    : [
        {
          '@type': 'Review',
          itemReviewed: namedBusiness(business),
          author: { '@type': 'Person', name: review.author },
          ...(review.headline === undefined ? {} : { headline: review.headline }),
          reviewBody: review.body,
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: BEST_RATING },
          datePublished: review.datePublished,
          url: review.sourceUrl,
        },
      ];
