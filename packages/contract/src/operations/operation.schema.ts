import * as z from 'zod/mini';
import { storable } from '../stored-text/storable.ts';

/** A version: 16 hexadecimal digits. */
const versionSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'A version has 16 hexadecimal digits'));

/** A form sends what was left empty. */
const optionalVersionSchema = z.pipe(
  z.optional(z.union([z.literal(''), versionSchema])),
  z.transform((version: string | undefined) => version || undefined),
);

/** The operator's reason, for the audit log: 3 to 500 characters. */
const whySchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Say why, in a few words'),
    z.maxLength(500, 'Say why in at most 500 characters'),
    storable,
  );

/** What can be asked of a section, with the fields that each takes. */
export const OPERATION_FIELDS = {
  /** Shows an earlier version, `to` or the one before, in place of `from`, which is then blocked. */
  rollback: z.object({ why: whySchema, to: optionalVersionSchema, from: optionalVersionSchema }),
  /** Keeps the section at a version; default: the live one. */
  pin: z.object({ why: whySchema, version: optionalVersionSchema }),
  unpin: z.object({ why: whySchema }),
  /** Lets nothing new of the section go live. */
  freeze: z.object({ why: whySchema }),
  unfreeze: z.object({ why: whySchema }),
  /** Shows new versions to a share of the visitors first; 0: to all at once. */
  canary: z.object({ why: whySchema, percent: z.coerce.number().check(z.int(), z.gte(0), z.lte(100)) }),
  /** Shows the canary to everybody. */
  promote: z.object({ why: whySchema, from: optionalVersionSchema }),
} as const;

export type OperationName = keyof typeof OPERATION_FIELDS;
/** Every operation on a section's releases. */
export const OPERATION_NAMES = Object.keys(OPERATION_FIELDS) as readonly OperationName[];
