import * as z from 'zod/mini';

/** Policies of Trusted Types, each the one of a library, that a section may ask for and operators may grant. */
export const trustedTypesPolicySchema = z.enum(['lit-html']);
export type TrustedTypesPolicy = z.infer<typeof trustedTypesPolicySchema>;
