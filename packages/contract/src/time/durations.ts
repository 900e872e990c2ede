/** A minute, in milliseconds. */
export const MINUTE_MS = 60_000;

/** A day of 24 hours, in milliseconds: a day of universal time, not of a place whose clocks change. */
export const DAY_MS = 24 * 60 * MINUTE_MS;
