import * as z from 'zod/mini';

/** A reference number as it is read out on the phone: "K7Q2-9XWD", without the letters I, L, O and U. */
export const leadReferenceSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));
