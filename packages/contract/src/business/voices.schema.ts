import * as z from 'zod/mini';
import { BEST_RATING } from './rating-scale.ts';

/** What one customer said, out of 5. Shown and emitted only with the `sourceUrl` that proves it. */
export const reviewSchema = z.object({
  author: z.string().check(z.minLength(1)),
  headline: z.optional(z.string()),
  body: z.string().check(z.minLength(1)),
  rating: z.number().check(z.minimum(1), z.maximum(BEST_RATING)),
  /** Day in local time: `2026-05-30`. */
  datePublished: z.iso.date(),
  sourceUrl: z.optional(z.url()),
});
export type Review = z.infer<typeof reviewSchema>;

/** Something that the dealer invites to. Days in local time. */
export const eventSchema = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  startDate: z.iso.date(),
  endDate: z.optional(z.iso.date()),
  /** Where it is, as people call it. */
  place: z.string().check(z.minLength(1)),
});
export type DealerEvent = z.infer<typeof eventSchema>;
