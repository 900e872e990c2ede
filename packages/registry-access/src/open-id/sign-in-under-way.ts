import * as z from 'zod/mini';

/** Data in the browser while its person is at the provider, so that only the answer to its own request is taken. */
export const signInUnderWaySchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type SignInUnderWay = z.infer<typeof signInUnderWaySchema>;
