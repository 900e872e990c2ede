import { sectionNameSchema } from '@sgc/contract/section';
import * as z from 'zod/mini';

/** Scope of those who may operate every section; every other scope is a section's name. */
export const OPERATORS = 'operators';

/** A person's or a program's name as the log of operations shows it: letters, digits and ` .@_'-`, at most 60. */
export const holderNameSchema = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_'-]{0,59}$/u));

/** Tokens by the name of who holds them: only SHA-256 digests, in hexadecimal. */
const tokensSchema = z._default(z.record(holderNameSchema, z.string().check(z.regex(/^[0-9a-f]{64}$/))), {});
export type Tokens = z.infer<typeof tokensSchema>;

/** Mail addresses by the name of whose they are: with one of these a person signs in at the identity provider. */
const emailsSchema = z.optional(z.record(holderNameSchema, z.email()));

const sectionAccessSchema = z.object({
  /** Ed25519 public keys that sign the section's releases: base64 of their SPKI form. */
  keys: z._default(z.array(z.base64()), []),
  tokens: tokensSchema,
  emails: emailsSchema,
  /** Whether whoever can write to the section's origin is trusted without a signature. */
  unsigned: z.optional(z.boolean()),
});

/** The access file: who may sign and operate whose releases. It holds no secret. */
export const accessFileSchema = z.object({
  operators: z._default(z.object({ tokens: tokensSchema, emails: emailsSchema }), { tokens: {} }),
  sections: z._default(z.record(sectionNameSchema, sectionAccessSchema), {}),
});
export type AccessFile = z.infer<typeof accessFileSchema>;
