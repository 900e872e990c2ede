import { type RentalWish, readWish, WISH_LIMITS, type WishField } from '../../domain/rental/rental-cost.ts';
import { RENTAL_PLANS, type RentalPlan } from '../../domain/rental/rental-plans.ts';

/** What stands in the calculator's fields, as typed. */
export type WishForm = Readonly<Record<'plan' | WishField, string>>;

/** A cart for a long weekend, brought to a door close by. */
const START: WishForm = { plan: 'four-seater', days: '3', deliveryMiles: '10', additionalDrivers: '0' };

/** The form as an address has it: a browser without JavaScript sends it there. */
export const formFrom = (search: URLSearchParams): WishForm => ({
  plan: search.get('plan') ?? START.plan,
  days: search.get('days') ?? START.days,
  deliveryMiles: search.get('deliveryMiles') ?? START.deliveryMiles,
  additionalDrivers: search.get('additionalDrivers') ?? START.additionalDrivers,
});

/** A form that was read: a wish, or what is wrong with which field. */
export type ReadForm =
  | { readonly kind: 'wish'; readonly plan: RentalPlan; readonly wish: RentalWish }
  | { readonly kind: 'errors'; readonly errors: Readonly<Partial<Record<WishField, string>>> };

const FIELDS = Object.keys(WISH_LIMITS) as WishField[];

const errorOf = (field: WishField): string =>
  `Please enter a whole number from ${WISH_LIMITS[field].min} to ${WISH_LIMITS[field].max}`;

/** Reads what was typed. A plan that there is not becomes the first. */
export const readForm = (form: WishForm): ReadForm => {
  const values = FIELDS.map((field) => [field, readWish(field, form[field])] as const);
  const wrong = values.filter(([, value]) => value === undefined);
  if (wrong.length > 0) {
    return { kind: 'errors', errors: Object.fromEntries(wrong.map(([field]) => [field, errorOf(field)])) };
  }
  const [first] = RENTAL_PLANS;
  const plan = RENTAL_PLANS.find(({ id }) => id === form.plan) ?? first;
  if (plan === undefined) throw new Error('there are no rental plans');
  return { kind: 'wish', plan, wish: Object.fromEntries(values) as unknown as RentalWish };
};
