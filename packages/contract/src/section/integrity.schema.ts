import * as z from 'zod/mini';

/** Sub-resource integrity text of a file: `sha384-` and the base64 digest. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
