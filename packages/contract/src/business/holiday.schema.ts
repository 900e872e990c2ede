import * as z from 'zod/mini';

/** A day on which the dealer is closed: of one year ("2026-11-26"), or of every year ("12-25"). `name` is how people call it. */
export const holidaySchema = z.object({
  date: z.string().check(z.regex(/^(\d{4}-)?\d\d-\d\d$/)),
  name: z.string().check(z.minLength(1)),
});
export type Holiday = z.infer<typeof holidaySchema>;
