import * as z from 'zod/mini';

/** Names of sections: `mfe-` and lower-case words. */
export const sectionNameSchema = z.string().check(z.regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));
