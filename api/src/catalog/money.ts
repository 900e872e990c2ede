/** Dollars as the wire carries them, as whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Whole cents as the number of dollars that the wire carries. */
export const toDollars = (cents: number): number => cents / 100;
