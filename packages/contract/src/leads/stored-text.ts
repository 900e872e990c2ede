import * as z from 'zod/mini';

/** PostgreSQL stores no NUL in text, and lone surrogates are no text at all. */
const storable = z.refine<string>((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), {
  error: 'Please remove characters that cannot be stored',
});

/** What a person typed, without space around it. `message` is said where it is shorter than it has to be, or missing. */
export const storedText = (atLeast: number, atMost: number, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(atLeast, message),
      z.maxLength(atMost, `Please use at most ${atMost} characters`),
      storable,
    );
