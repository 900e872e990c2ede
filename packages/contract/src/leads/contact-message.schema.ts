import * as z from 'zod/mini';
import { CONTACT_INTERESTS } from './interests.ts';

/** PostgreSQL stores no NUL in text, and lone surrogates are no text at all. */
const storableText = z.refine<string>((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), {
  error: 'Please remove characters that cannot be stored',
});

const text = (atLeast: number, atMost: number, message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(atLeast, message),
      z.maxLength(atMost, `Please use at most ${atMost} characters`),
      storableText,
    );

/** A visitor's message to the dealer: the body of `POST /api/contact`, and the rules of the contact form. */
export const contactMessageSchema = z.object({
  firstName: text(1, 100, 'First name is required'),
  lastName: text(1, 100, 'Last name is required'),
  email: z
    .string({ error: 'Invalid email address' })
    .check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address')),
  phone: text(10, 40, 'Phone number is required'),
  interest: z._default(z.enum(CONTACT_INTERESTS), 'sales'),
  message: text(10, 5000, 'Message must be at least 10 characters'),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The answer to a stored message: `reference` is what the visitor can quote on the phone. */
export const contactReceiptSchema = z.object({ reference: z.string() });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
