import { RENTAL_FACTS } from '../facts/rental-facts.ts';

/** A price for a number of days. `renewalPerDay`: each day after them; a one-day rental has none of its own. */
export interface RentalPrice {
  readonly days: number;
  readonly usd: number;
  readonly renewalPerDayUsd?: number;
}

/** A kind of cart for rent. */
export interface RentalPlan {
  readonly id: 'four-seater' | 'six-seater' | 'utility';
  /** Absent for the utility cart, which is rented by its bed. */
  readonly seats?: number;
  readonly depositUsd: number;
  readonly prices: readonly RentalPrice[];
}

const FOUR_SEATER_PRICES = [
  { days: 1, usd: 245 },
  { days: 3, usd: 685, renewalPerDayUsd: 228.34 },
  { days: 7, usd: 1050, renewalPerDayUsd: 150 },
  { days: 30, usd: 2800, renewalPerDayUsd: 94 },
] as const;

/** Source: the specification, section 9, rental prices; deposits: section 9, policies. */
export const RENTAL_PLANS: readonly RentalPlan[] = [
  { id: 'four-seater', seats: 4, depositUsd: RENTAL_FACTS.fourSeaterDepositUsd, prices: FOUR_SEATER_PRICES },
  {
    id: 'six-seater',
    seats: 6,
    depositUsd: RENTAL_FACTS.sixSeaterDepositUsd,
    prices: [
      { days: 1, usd: 295 },
      { days: 3, usd: 735, renewalPerDayUsd: 245 },
      { days: 7, usd: 1400, renewalPerDayUsd: 200 },
      { days: 30, usd: 3500, renewalPerDayUsd: 116.67 },
    ],
  },
  { id: 'utility', depositUsd: RENTAL_FACTS.utilityDepositUsd, prices: FOUR_SEATER_PRICES },
];

/** The price of one day, which savings are measured by. */
export const dayPrice = (plan: RentalPlan): number => {
  const day = plan.prices.find(({ days }) => days === 1);
  if (day === undefined) throw new Error(`${plan.id} has no price for one day`);
  return day.usd;
};

/**
 * What renewing at a price saves against as many single days: percent with one decimal, rounded down. Undefined for a
 * price that has no renewal rate.
 */
export const savingsPercent = (plan: RentalPlan, { renewalPerDayUsd }: RentalPrice): number | undefined => {
  if (renewalPerDayUsd === undefined) return undefined;
  const dayCents = dayPrice(plan) * 100;
  // In whole cents: 1 - 228.34 / 245 falls a hair short of 6.8 % otherwise.
  return Math.floor(((dayCents - Math.round(renewalPerDayUsd * 100)) * 1000) / dayCents) / 10;
};
