import { OPS } from '@sgc/contract/operations';

/** Where a person is sent to the identity provider from, and comes back to. */
export const PROVIDER_SIGN_IN = `${OPS}/sign-in/provider`;
export const PROVIDER_ANSWER = `${PROVIDER_SIGN_IN}/answer`;
