import { createHash } from 'node:crypto';

/** Tells two texts apart without holding either. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
