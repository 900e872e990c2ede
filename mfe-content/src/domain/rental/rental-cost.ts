import { RENTAL_FACTS } from '../facts/rental-facts.ts';
import { deliveryCost } from './delivery-cost.ts';
import type { RentalPlan, RentalPrice } from './rental-plans.ts';

/** What a visitor wants to rent. `deliveryMiles` is the way to the drop-off: 0 for a pickup, absent while unknown. */
export interface RentalWish {
  readonly days: number;
  readonly deliveryMiles?: number;
  readonly additionalDrivers: number;
}

/** What it costs, in US dollars. The deposit is held and given back: it is no part of the total. */
export interface RentalCost {
  /** The price the rental starts from. */
  readonly price: RentalPrice;
  /** Days after those of the price. */
  readonly extraDays: number;
  readonly rentUsd: number;
  /** Absent while the miles are unknown; the total is without it then. */
  readonly deliveryUsd?: number;
  readonly driversUsd: number;
  readonly totalUsd: number;
  readonly depositUsd: number;
}

const toCents = (usd: number): number => Math.round(usd * 100) / 100;

const rentFrom = (price: RentalPrice, days: number): number =>
  toCents(price.usd + (days - price.days) * (price.renewalPerDayUsd ?? price.usd));

/** The cheapest rent of these days: a listed price, and its renewal rate for the days after it. */
const cheapest = (prices: readonly RentalPrice[], days: number) => {
  const ways = prices
    .map((price) => ({ price, rentUsd: rentFrom(price, Math.max(days, price.days)) }))
    .sort((a, b) => a.rentUsd - b.rentUsd || a.price.days - b.price.days);
  const [best] = ways;
  if (best === undefined) throw new Error('a plan without prices');
  return best;
};

/**
 * The cost of a rental, before tax. A longer price is taken where it is cheaper than the days asked for; both the
 * listed price and its days are what the visitor then rents.
 */
export const rentalCost = (plan: RentalPlan, wish: RentalWish): RentalCost => {
  const { price, rentUsd } = cheapest(plan.prices, wish.days);
  const deliveryUsd = wish.deliveryMiles === undefined ? undefined : deliveryCost(wish.deliveryMiles);
  const driversUsd = wish.additionalDrivers * RENTAL_FACTS.additionalDriverUsd;
  return {
    price,
    extraDays: Math.max(0, wish.days - price.days),
    rentUsd,
    ...(deliveryUsd !== undefined && { deliveryUsd }),
    driversUsd,
    totalUsd: toCents(rentUsd + (deliveryUsd ?? 0) + driversUsd),
    depositUsd: plan.depositUsd,
  };
};

/** What the calculator takes: whole numbers within these bounds. */
export const WISH_LIMITS = {
  days: { min: 1, max: RENTAL_FACTS.maximumDays },
  deliveryMiles: { min: 0, max: 200 },
  additionalDrivers: { min: 0, max: RENTAL_FACTS.additionalDriversMax },
} as const;

export type WishField = keyof typeof WISH_LIMITS;

/** What is said of a field whose number is none within its bounds. */
export const rangeError = (field: WishField): string =>
  `Please enter a whole number from ${WISH_LIMITS[field].min} to ${WISH_LIMITS[field].max}`;

/** A typed number within its bounds, or undefined. */
export const readWish = (field: WishField, text: string): number | undefined => {
  const { min, max } = WISH_LIMITS[field];
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= min && value <= max ? value : undefined;
};
