import { sectionNameSchema, trustedTypesPolicySchema } from '@sgc/contract/section';
import * as z from 'zod/mini';

/** Scope of people who may operate every section; every other scope is a section's name. */
export const OPERATORS = 'operators';

/** A person's or a program's name as the log of operations shows it: letters, digits and ` .@_'-`, at most 60. */
export const holderNameSchema = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_'-]{0,59}$/u));

/** Tokens by the name of their holder: only SHA-256 digests, in hexadecimal. */
const tokensSchema = z._default(z.record(holderNameSchema, z.string().check(z.regex(/^[0-9a-f]{64}$/))), {});
export type Tokens = z.infer<typeof tokensSchema>;

/** Mail addresses by the name of their owner, who signs in with one at the identity provider. */
const emailsSchema = z.optional(z.record(holderNameSchema, z.email()));

/**
 * An Ed25519 public key, base64 of its SPKI form: alone, or with the time from which it signs nothing new (ISO 8601, UTC).
 * Releases that were built before that time stay signed.
 */
const signingKeySchema = z.union([z.base64(), z.object({ key: z.base64(), expires: z.iso.datetime() })]);
export type SigningKey = z.infer<typeof signingKeySchema>;

/** A public key as the access file holds it, without the time at which it expires. */
export const keyTextOf = (key: SigningKey): string => (typeof key === 'string' ? key : key.key);

/**
 * The identity that has to sign with Sigstore: the subject of the certificate, such as the address of a workflow with its
 * branch, and the identity provider that vouched for it. Both whole, not patterns.
 */
const sigstoreIdentitySchema = z.object({
  subject: z.string().check(z.minLength(1), z.maxLength(500)),
  issuer: z.url(),
});
export type SigstoreIdentity = z.infer<typeof sigstoreIdentitySchema>;

const sectionAccessSchema = z.object({
  /** Public keys that sign the section's releases. */
  keys: z._default(z.array(signingKeySchema), []),
  tokens: tokensSchema,
  emails: emailsSchema,
  /** Whether a release needs a provenance; one that it brings unasked is checked all the same. */
  needsProvenance: z.optional(z.boolean()),
  /** The identity whose Sigstore bundle a release needs beside its signature, so that a stolen key alone is not enough. */
  sigstore: z.optional(sigstoreIdentitySchema),
  /** Policies of Trusted Types that documents with its code may allow, if it asks for them. */
  trustedTypes: z.optional(z.array(trustedTypesPolicySchema)),
  /** Whether the section's releases need no signature: every writer to its origin is trusted. */
  unsigned: z.optional(z.boolean()),
});

/** The access file: who may sign and operate whose releases. It holds no secret. */
export const accessFileSchema = z.object({
  /** Root that Sigstore bundles are checked against, without a request: a `TrustedRoot` in Sigstore's JSON form. */
  sigstoreTrustedRoot: z.optional(z.record(z.string(), z.unknown())),
  operators: z._default(z.object({ tokens: tokensSchema, emails: emailsSchema }), { tokens: {} }),
  sections: z._default(z.record(sectionNameSchema, sectionAccessSchema), {}),
});
export type AccessFile = z.infer<typeof accessFileSchema>;
