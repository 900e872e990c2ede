import type { BusinessProfile } from '@sgc/contract/business';
import { MUNICIPALITIES } from '../../domain/municipality/municipality.ts';
import { roadMiles } from '../../domain/rental/delivery-cost.ts';
import { type RentalWish, rangeError, readWish } from '../../domain/rental/rental-cost.ts';
import { completePeriod, readPeriod } from '../../domain/rental/rental-period.ts';
import { RENTAL_PLANS, type RentalPlan } from '../../domain/rental/rental-plans.ts';
import { WISH_FIELDS } from '../../domain/rental/wish-fields.ts';

/** What stands in the calculator's fields, as typed. */
export type WishForm = Readonly<Record<(typeof WISH_FIELDS)[number], string>>;

/** In place of a place: the visitor comes for the cart. */
export const PICKUP = 'pickup';

/** A cart for a long weekend. Miles have no usual number: they cost more than most other things. */
const START: WishForm = {
  plan: 'four-seater',
  from: '',
  until: '',
  days: '3',
  place: PICKUP,
  deliveryMiles: '',
  additionalDrivers: '0',
};

/**
 * The form as an address has it, where a browser without JavaScript sends it, with the dates and days that follow.
 *
 * @param before the fields as they stood before the visitor changed them.
 */
export const formFrom = (search: URLSearchParams, before = START): WishForm =>
  completePeriod(
    Object.fromEntries(WISH_FIELDS.map((field) => [field, search.get(field) ?? START[field]])) as WishForm,
    before,
  );

/** Where a cart is brought: counted from the origin that the dealer has named, or as the visitor says. */
export interface DropOff {
  readonly miles?: number;
  /** "Tamaqua". */
  readonly place?: string;
}

/** A form that was read: a wish, or what is wrong with which field. */
export type ReadForm =
  | {
      readonly kind: 'wish';
      readonly plan: RentalPlan;
      readonly wish: RentalWish;
      readonly dropOff: DropOff;
      readonly from: Date | undefined;
    }
  | { readonly kind: 'errors'; readonly errors: Readonly<Partial<Record<keyof WishForm, string>>> };

const dropOffOf = ({ place, deliveryMiles }: WishForm, origin: BusinessProfile['rentalOrigin']): DropOff => {
  if (origin === undefined) {
    const miles = readWish('deliveryMiles', deliveryMiles);
    return miles === undefined ? {} : { miles };
  }
  const found = MUNICIPALITIES.find(({ slug }) => slug === place);
  return found === undefined ? { miles: 0 } : { miles: roadMiles(origin, found), place: found.name };
};

/** Reads what was typed. A plan that there is not becomes the first; empty miles and an empty day are no mistake. */
export const readForm = (form: WishForm, origin: BusinessProfile['rentalOrigin']): ReadForm => {
  const period = readPeriod(form);
  const additionalDrivers = readWish('additionalDrivers', form.additionalDrivers);
  const dropOff = dropOffOf(form, origin);
  const isWrongMiles = origin === undefined && form.deliveryMiles.trim() !== '' && dropOff.miles === undefined;
  if (period.kind === 'errors' || additionalDrivers === undefined || isWrongMiles) {
    return {
      kind: 'errors',
      errors: {
        ...(period.kind === 'errors' && period.errors),
        ...(isWrongMiles && { deliveryMiles: rangeError('deliveryMiles') }),
        ...(additionalDrivers === undefined && { additionalDrivers: rangeError('additionalDrivers') }),
      },
    };
  }
  const [first] = RENTAL_PLANS;
  const plan = RENTAL_PLANS.find(({ id }) => id === form.plan) ?? first;
  if (plan === undefined) throw new Error('there are no rental plans');
  const { days, from } = period;
  const wish = { days, additionalDrivers, ...(dropOff.miles !== undefined && { deliveryMiles: dropOff.miles }) };
  return { kind: 'wish', plan, wish, dropOff, from };
};
