import * as z from 'zod/mini';
import { branchSchema } from './branch.schema.ts';
import { claimsSchema, ratingSchema } from './claims.schema.ts';
import { financingSchema } from './financing.schema.ts';
import { holidaySchema } from './holiday.schema.ts';
import { openingHoursSchema } from './opening-hours.schema.ts';
import { timeZoneSchema } from './time-zone.schema.ts';
import { eventSchema, reviewSchema } from './voices.schema.ts';

/** Application pages of the financing partners, by kind of offer. Partners who take applications by phone have none. */
export const partnerUrlsSchema = z.object({
  creditCard: z.url(),
  prequalification: z.url(),
  rentToOwn: z.url(),
  equipment: z.url(),
  consumer: z.url(),
  capital: z.url(),
});
export type PartnerUrls = z.infer<typeof partnerUrlsSchema>;

/**
 * Who the dealer is and how to reach it. Run-time configuration: the shell and the API read it at start, sections get
 * it from their context. `phone` is what people read; `origin` is the public address of the site without a path.
 */
export const businessProfileSchema = z.object({
  name: z.string().check(z.minLength(1)),
  phone: z.string().check(z.regex(/^[0-9-]+$/)),
  email: z.email(),
  origin: z.url(),
  county: z.string(),
  state: z.string(),
  financingApplicationUrl: z.url(),
  partnerUrls: partnerUrlsSchema,
  /** Pages of the dealer elsewhere; none is shown while the list is empty. */
  socialLinks: z.array(z.object({ name: z.string(), url: z.url() })),
  claims: claimsSchema,
  financing: financingSchema,
  ratings: z.array(ratingSchema),
  reviews: z.array(reviewSchema),
  events: z.array(eventSchema),
  branches: z.array(branchSchema),
  /** Where the miles of a rental's delivery are counted from, in degrees. Absent if unknown: then no page works them out. */
  rentalOrigin: z.optional(z.object({ name: z.string().check(z.minLength(1)), lat: z.number(), lng: z.number() })),
  /** Where all hours are told. */
  timeZone: timeZoneSchema,
  showroomHours: z.array(openingHoursSchema),
  serviceHours: z.array(openingHoursSchema),
  deliveryHours: z.array(openingHoursSchema),
  /** Days on which every desk is closed. Absent: none has been named. */
  holidays: z.optional(z.array(holidaySchema)),
});
export type BusinessProfile = z.infer<typeof businessProfileSchema>;
