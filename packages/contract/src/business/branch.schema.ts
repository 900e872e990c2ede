import * as z from 'zod/mini';

/**
 * A place the dealer works from. Only `branch` entries are places a visitor can go to; `online` stands for sales by
 * delivery and appointment. What is absent is unknown: a branch without a street shows town, state and "call for
 * directions" and emits no street address. `lat` and `lng` are degrees.
 */
export const branchSchema = z.object({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  kind: z.enum(['branch', 'online']),
  name: z.string().check(z.minLength(1)),
  /** Town of the branch; absent for `online`. */
  town: z.optional(z.string()),
  state: z.string(),
  streetAddress: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  /** Absent: the dealer's own number. */
  phone: z.optional(z.string().check(z.regex(/^[0-9-]+$/))),
  lat: z.optional(z.number()),
  lng: z.optional(z.number()),
  mapUrl: z.optional(z.url()),
  websiteUrl: z.optional(z.url()),
  reviewUrl: z.optional(z.url()),
});
export type Branch = z.infer<typeof branchSchema>;
