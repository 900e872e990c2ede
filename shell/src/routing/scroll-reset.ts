const AGAIN_AFTER_MS = 10;

/** Puts a new page at its top at once, and again when late layout may have moved it. */
export const resetScroll = (): void => {
  window.scrollTo(0, 0);
  setTimeout(() => window.scrollTo(0, 0), AGAIN_AFTER_MS);
};
