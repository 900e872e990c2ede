import { MILES_PER_WEEK, type Usage } from './assumptions.ts';
import { impactOf, STANDARD_PRICES } from './impact.ts';

/** Share of the energy put in that comes out as motion, of the motor alone. The dealer's typical figures. */
export const MOTOR_EFFICIENCY = { electric: 0.9, gas: 0.25 } as const;

/** US dollars a year that the dealer states as average savings, and more. The dealer's figure. */
export const AVERAGE_ANNUAL_SAVINGS = 1200;

/** Whole miles a week from which a cart saves that many US dollars in a year, at the standard prices. */
export const milesPerWeekToSave = (dollars: number, usage: Usage): number => {
  const { min } = MILES_PER_WEEK;
  const perMile = impactOf({ milesPerWeek: min, usage, years: 1, prices: STANDARD_PRICES }).netSavings / min;
  return Math.ceil(dollars / perMile);
};
