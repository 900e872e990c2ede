import * as z from 'zod/mini';

/** Whether a text can be stored: PostgreSQL takes no NUL, and lone surrogates are no text at all. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Lets only texts through that can be stored. */
export const storable = z.refine<string>(isStorable, { error: 'Please remove characters that cannot be stored' });

/** The text with a replacement character (U+FFFD) in place of each that cannot be stored. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
