import * as z from 'zod/mini';

/** Opening hours of one day group: 24-hour local times in America/New_York, or closed. */
export const openingHoursSchema = z.object({
  days: z.string(),
  opens: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  closes: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  note: z.optional(z.string()),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

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
  showroomHours: z.array(openingHoursSchema),
  serviceHours: z.array(openingHoursSchema),
  deliveryHours: z.array(openingHoursSchema),
});
export type BusinessProfile = z.infer<typeof businessProfileSchema>;

/** The profile of a site that nobody configured; every value stands for one its owner has to confirm. */
export const DEFAULT_BUSINESS_PROFILE: BusinessProfile = {
  name: 'Schuylkill Golf Carts',
  phone: '1-844-844-6638',
  email: 'hello@schuylkill-golf-carts.example.com',
  origin: 'https://schuylkill-golf-carts.example.com',
  county: 'Schuylkill County',
  state: 'Pennsylvania',
  financingApplicationUrl: 'https://financing.schuylkill-golf-carts.example.com/apply',
  showroomHours: [
    { days: 'Mon-Fri', opens: '09:00', closes: '17:00' },
    { days: 'Sat', opens: '09:00', closes: '17:00' },
    { days: 'Sun' },
  ],
  serviceHours: [
    { days: 'Mon-Fri', opens: '08:00', closes: '17:00' },
    { days: 'Sat', opens: '09:00', closes: '15:00' },
    { days: 'Sun', note: 'Emergency only' },
  ],
  deliveryHours: [
    { days: 'Mon-Sat', opens: '08:00', closes: '18:00' },
    { days: 'Sun', opens: '10:00', closes: '16:00' },
  ],
};

/** The phone number as a `tel:` address. */
export const telephoneHref = (phone: string): string => `tel:+${phone.replaceAll('-', '')}`;
