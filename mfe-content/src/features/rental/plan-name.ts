import { RENTAL_PLAN_COPY } from '../../content/rentals-copy.ts';
import { fill } from '../../content/tokens.ts';
import type { RentalPlan } from '../../domain/rental/rental-plans.ts';

/** "4 seater", "Utility". */
export const planName = ({ id, seats }: RentalPlan): string =>
  fill(RENTAL_PLAN_COPY[id].name, { 'plan.seats': String(seats) });

/** "1 day", "30 days". */
export const daysText = (days: number): string => (days === 1 ? `${days} day` : `${days} days`);
