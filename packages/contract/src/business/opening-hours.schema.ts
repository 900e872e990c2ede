import * as z from 'zod/mini';

const DAYS = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(-(Sun|Mon|Tue|Wed|Thu|Fri|Sat))?$/;

/** Opening hours of one group of days ("Mon-Fri", "Sat"): 24-hour times in the profile's time zone, or closed. */
export const openingHoursSchema = z.object({
  days: z.string().check(z.regex(DAYS)),
  opens: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  closes: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  note: z.optional(z.string()),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
