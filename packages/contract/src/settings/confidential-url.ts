import * as z from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An address to which data travels confidentially: by TLS, or on this machine. */
export const confidentialUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => text.startsWith('https:') || LOOPBACK.includes(new URL(text).hostname), 'must begin with https://');
