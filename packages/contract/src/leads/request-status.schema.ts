import * as z from 'zod/mini';
import { CONTACT_INTERESTS } from './interests.ts';
import { readLeadReference } from './reference.ts';
import { requestDetailsSchema } from './request-details.schema.ts';

const asReference = (typed: string): string => {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
};

/**
 * The body of `POST /api/contact/status`: a visitor who knows both sees the request. The reference may be typed in small
 * letters, and without its hyphen.
 */
export const statusQuestionSchema = z.object({
  reference: z.string({ error: 'Reference is required' }).check(
    z.overwrite(asReference),
    z.refine((typed) => readLeadReference(typed) !== undefined, {
      error: 'Please enter the reference as we gave it to you: four letters or digits, a hyphen, four more',
    }),
  ),
  email: z
    .string({ error: 'Invalid email address' })
    .check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address')),
});
export type StatusQuestion = z.infer<typeof statusQuestionSchema>;

/** What was asked under a reference, and when it was answered. Times are ISO 8601; what is absent was not said. */
export const requestStatusSchema = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  answeredAt: z.optional(z.string()),
  interest: z.enum(CONTACT_INTERESTS),
  message: z.string(),
  vehicle: z.optional(z.string()),
  details: z.optional(requestDetailsSchema),
});
export type RequestStatus = z.infer<typeof requestStatusSchema>;
