/** Where operators go. */
export const OPS = '/ops';

/** The audit log as an Atom feed. */
export const AUDIT_FEED = `${OPS}/feed.atom`;

/** Where a person is sent to the identity provider from, and comes back to. */
export const PROVIDER_SIGN_IN = `${OPS}/sign-in/provider`;
export const PROVIDER_ANSWER = `${PROVIDER_SIGN_IN}/answer`;
