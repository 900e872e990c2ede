import type { Range } from './range.ts';

/** Pounds of CO2 from burning one gallon of gas without ethanol. U.S. Energy Information Administration, rounded. */
export const CO2_LBS_PER_GALLON = 19.6;
/** Miles per gallon of a gas cart. The dealer's planning figure. */
export const GAS_CART_MPG = 15;
/** Kilowatt-hours an electric cart uses per mile. The dealer's planning figure. */
export const KWH_PER_MILE = 0.15;
/** Trees that take up one ton of CO2. The dealer's planning figure. */
export const TREES_PER_TON = 16.5;
/** Pounds in a short ton. By definition. */
export const LBS_PER_TON = 2000;
/** Weeks that a year is counted as. */
export const WEEKS_PER_YEAR = 52;

/** How much more than a recreational cart one of another use is driven. The dealer's planning figures. */
export const USAGE_MULTIPLIERS = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 } as const;
export type Usage = keyof typeof USAGE_MULTIPLIERS;
export const USAGES = Object.keys(USAGE_MULTIPLIERS) as [Usage, ...Usage[]];

/** Years that can be chosen. */
export const TIME_FRAMES = [1, 3, 5, 10] as const;

export const MILES_PER_WEEK = { min: 1, max: 500, standard: 25 } satisfies Range;
export const YEARS = { min: 1, max: 10, standard: 1 } satisfies Range;

/*
 * Prices reach from well below to well above what has been paid in the United States. Within them a mile on
 * electricity costs less than a mile on gas, so no net saving is negative.
 */

/** US dollars per gallon of gas. */
export const GAS_PRICE = { min: 2, max: 10, standard: 3.5 } satisfies Range;
/** US dollars per kilowatt-hour. */
export const ELECTRICITY_PRICE = { min: 0.05, max: 0.8, standard: 0.12 } satisfies Range;
