import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that nobody can guess. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Only the digest of a token is ever handed to a shell. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
