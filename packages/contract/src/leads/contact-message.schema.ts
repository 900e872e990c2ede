import * as z from 'zod/mini';
import { CONTACT_INTERESTS } from './interests.ts';
import { storedText } from './stored-text.ts';

/** A visitor's message to the dealer: the body of `POST /api/contact`, and the rules of the contact form. */
export const contactMessageSchema = z.object({
  firstName: storedText(1, 100, 'First name is required'),
  lastName: storedText(1, 100, 'Last name is required'),
  email: z
    .string({ error: 'Invalid email address' })
    .check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address')),
  phone: storedText(10, 40, 'Phone number is required'),
  interest: z._default(z.enum(CONTACT_INTERESTS), 'sales'),
  message: storedText(10, 5000, 'Message must be at least 10 characters'),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The answer to a stored message: `reference` is what the visitor can quote on the phone. */
export const contactReceiptSchema = z.object({ reference: z.string() });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
