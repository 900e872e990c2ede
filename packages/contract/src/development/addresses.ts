/** Where a page hears what changes while developing. */
export const DEVELOPMENT_EVENTS = '/_dev/events';

/** Where a page tells what its code threw. */
export const DEVELOPMENT_FAILURES = '/_dev/failures';
