import * as z from 'zod/mini';
import { storable } from '../stored-text/storable.ts';

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
