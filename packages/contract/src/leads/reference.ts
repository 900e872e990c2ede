const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * Reads a reference number as it is said on the phone: "K7Q2-9XWD", without the letters I, L, O and U. The one page that
 * shows it needs no schema for one pattern.
 * @returns `undefined` for what is none.
 */
export const readLeadReference = (text: string | null): string | undefined =>
  text !== null && REFERENCE.test(text) ? text : undefined;
