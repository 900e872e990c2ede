import * as z from 'zod/mini';
import { vehicleIdSchema } from '../catalog/vehicle.schema.ts';
import { contactMessageSchema } from './contact-message.schema.ts';
import { FORM_TOKEN_FIELD } from './form-token.schema.ts';
import { givenDetailsSchema } from './request-details.schema.ts';

/**
 * Name of a field that people never see and that has to stay empty. It says nothing that browsers or password managers
 * fill in by themselves.
 */
export const TRAP_FIELD = 'referral';

/** What no person typed never refuses a message: a value that makes no sense is left out. */
const leftOutIfBad = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/**
 * Where a message comes from and how it was filled in. Everything may be absent: a browser without JavaScript knows
 * less. `vehicle` is the cart the message is about; `page` the path it was sent from; `releaseSet` the set of releases
 * that page came from; `filledInMs` the milliseconds between opening the form and sending it; the form's token says that
 * there was a form.
 */
export const contactOriginSchema = z.object({
  vehicle: leftOutIfBad(vehicleIdSchema),
  page: leftOutIfBad(z.string().check(z.regex(/^\/[a-z0-9/_-]*$/), z.maxLength(200))),
  releaseSet: leftOutIfBad(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  filledInMs: leftOutIfBad(z.int().check(z.nonnegative())),
  [TRAP_FIELD]: leftOutIfBad(z.string()),
  [FORM_TOKEN_FIELD]: leftOutIfBad(z.string().check(z.maxLength(100))),
});
export type ContactOrigin = z.infer<typeof contactOriginSchema>;

/** The body of `POST /api/contact`: the message, where it comes from, and what it asks for beyond its words. */
export const contactSubmissionSchema = z.extend(contactMessageSchema, {
  ...contactOriginSchema.shape,
  details: z.optional(givenDetailsSchema),
});
export type ContactSubmission = z.infer<typeof contactSubmissionSchema>;

/**
 * Header of `POST /api/contact` that makes sending the same body again harmless: the first answer is given again.
 * A key stands for one body only.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A key is what its sender makes it, as long as it is hard to meet by chance: a UUID, a digest. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{16,128}$/));
