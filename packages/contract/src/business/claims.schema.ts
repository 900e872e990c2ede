import * as z from 'zod/mini';
import { BEST_RATING } from './rating-scale.ts';

/** What the dealer says of itself. All are lower bounds ("15+ years") but the year. */
export const claimsSchema = z.object({
  yearsOfExperience: z.int().check(z.positive()),
  /** Named on the home page and in structured data. */
  happyCustomers: z.int().check(z.positive()),
  /** Named on the about page; another count than `happyCustomers`. */
  customersServed: z.int().check(z.positive()),
  foundedYear: z.int().check(z.positive()),
});
export type Claims = z.infer<typeof claimsSchema>;

/** An average of ratings out of 5. It may be shown and emitted only with the `sourceUrl` that proves it. */
export const ratingSchema = z.object({
  of: z.enum(['dealer', 'product']),
  value: z.number().check(z.minimum(1), z.maximum(BEST_RATING)),
  count: z.int().check(z.positive()),
  sourceUrl: z.optional(z.url()),
});
export type Rating = z.infer<typeof ratingSchema>;
