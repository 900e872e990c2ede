import * as z from 'zod/mini';

/** A policy as the footer names it, handed out by the section that owns policies. */
export const policyLinkSchema = z.object({ name: z.string(), slug: z.string() });
export type PolicyLink = z.infer<typeof policyLinkSchema>;
