import * as z from 'zod';
import type { Operation } from '../../releases/operations.ts';

export const versionSchema = z.string().regex(/^[0-9a-f]{16}$/, 'A version has 16 hexadecimal digits');
/** A form sends what was left empty. */
const optionalVersionSchema = z
  .union([z.literal(''), versionSchema])
  .optional()
  .transform((version) => version || undefined);

const whySchema = z.string().trim().min(3, 'Say why, in a few words').max(500, 'Say why in at most 500 characters');

const fieldsOf = {
  rollback: z.object({ why: whySchema, to: optionalVersionSchema, from: optionalVersionSchema }),
  pin: z.object({ why: whySchema, version: optionalVersionSchema }),
  unpin: z.object({ why: whySchema }),
  hold: z.object({ why: whySchema }),
  unhold: z.object({ why: whySchema }),
  canary: z.object({ why: whySchema, percent: z.coerce.number().int().min(0).max(100) }),
  promote: z.object({ why: whySchema }),
} as const satisfies Record<Operation['what'], z.ZodType>;

export type AskedOperation =
  | { readonly ok: true; readonly operation: Operation; readonly why: string }
  | { readonly ok: false; readonly unknown: boolean; readonly error: string };

/** Reads what somebody asks for. */
export const readOperation = (what: string, body: unknown): AskedOperation => {
  if (!Object.hasOwn(fieldsOf, what)) return { ok: false, unknown: true, error: `There is no operation "${what}".` };
  const parsed = fieldsOf[what as Operation['what']].safeParse(body ?? {});
  if (!parsed.success) {
    const error = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    return { ok: false, unknown: false, error };
  }
  const { why, ...rest } = parsed.data;
  return { ok: true, operation: { what, ...rest } as Operation, why };
};
