/** Where operators and teams ask the registry: below it lie its page, the operations on sections, and their releases. */
export const OPS = '/ops';

/** The audit log as an Atom feed. */
export const AUDIT_FEED = `${OPS}/feed.atom`;
