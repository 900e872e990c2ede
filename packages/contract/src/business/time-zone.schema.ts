import * as z from 'zod/mini';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Name of a time zone that clocks know, such as "America/New_York". */
export const timeZoneSchema = z
  .string()
  .check(z.refine(isTimeZone, { error: 'must be a time zone such as America/New_York' }));
