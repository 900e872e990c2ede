import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that cannot be guessed. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
