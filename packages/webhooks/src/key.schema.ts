import * as z from 'zod';

/** Standard Webhooks asks for 24 to 64 bytes. */
const KEY_BYTES = { least: 24, most: 64 };

/** The key that signs messages, as receivers have it: `whsec_` and 24 to 64 bytes in Base64. */
export const webhookKeySchema = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'must be whsec_ and bytes in Base64')
  .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
  .refine(({ length }) => length >= KEY_BYTES.least && length <= KEY_BYTES.most, 'must have 24 to 64 bytes');
