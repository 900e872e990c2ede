import type { Tokens } from '../../content/fill.ts';
import { RENTAL_PLANS, type RentalPlan } from '../../domain/rental/rental-plans.ts';

/** "4 seater", "Utility". */
export const planName = ({ seats }: RentalPlan): string => (seats === undefined ? 'Utility' : `${seats} seater`);

/** "1 day", "30 days". */
export const daysText = (days: number): string => (days === 1 ? `${days} day` : `${days} days`);

const nameOf = (id: RentalPlan['id']): string => {
  const plan = RENTAL_PLANS.find((candidate) => candidate.id === id);
  return plan ? planName(plan) : '';
};

/** Names of the plans, for copy. */
export const planTokens: Tokens = {
  'plan.fourSeater': nameOf('four-seater'),
  'plan.sixSeater': nameOf('six-seater'),
  'plan.utility': nameOf('utility'),
};
