import * as z from 'zod/mini';

/** What a browser keeps while its person is at the provider, so that only its own answer is taken. */
export const signInUnderWaySchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type SignInUnderWay = z.infer<typeof signInUnderWaySchema>;
