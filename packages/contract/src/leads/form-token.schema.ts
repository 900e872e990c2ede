import * as z from 'zod/mini';

/** Name of the field with which a form of the site shows that it is one. Messages without it count together: a few are mailed, many are suspected. */
export const FORM_TOKEN_FIELD = 'formToken';

/** Where the API hands out tokens for forms. */
export const FORM_TOKEN_PATH = '/api/contact/form-token';

/** The answer of `GET /api/contact/form-token`: good for this day and the two after it, for any number of visitors. */
export const formTokenSchema = z.object({ token: z.string() });
export type FormToken = z.infer<typeof formTokenSchema>;
