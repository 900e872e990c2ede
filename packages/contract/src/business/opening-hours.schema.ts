import * as z from 'zod/mini';

/** Opening hours of one day group: 24-hour local times in America/New_York, or closed. */
export const openingHoursSchema = z.object({
  days: z.string(),
  opens: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  closes: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  note: z.optional(z.string()),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
