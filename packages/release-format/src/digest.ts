import { createHash } from 'node:crypto';

const DIGITS = 16;

/** Names a text or some bytes: the first 16 hexadecimal digits of its SHA-256 digest. */
export const shortDigest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGITS);

/** The hexadecimal SHA-256 digest of a token, which is stored and compared instead of the token itself. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sub-resource integrity text of some bytes: `sha384-` and the base64 digest. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
