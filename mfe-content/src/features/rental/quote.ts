import { DELIVERY_TERMS } from '@sgc/contract/business';
import { requestAddress } from '@sgc/contract/leads';
import { formatDollars } from '@sgc/ui';
import { type RentalCost, type RentalWish, rentalCost } from '../../domain/rental/rental-cost.ts';
import { dayText, isoDay, returnDay } from '../../domain/rental/rental-days.ts';
import type { RentalPlan } from '../../domain/rental/rental-plans.ts';
import { daysText, planName } from './plan-name.ts';
import type { DropOff } from './wish.ts';

/** One line of a quote, and what it rests on. */
export interface QuoteLine {
  readonly name: string;
  readonly ground?: string;
  readonly value: string;
}

/** What a rental costs, line by line, as the page shows it and as a request carries it. */
export interface Quote {
  readonly title: string;
  /** What of it the request's own fields say. */
  readonly asked: { readonly cart: string; readonly day?: string; readonly lastDay?: string; readonly town?: string };
  /** "Thursday, December 3, 2026 to Sunday, December 6, 2026". */
  readonly when: string | undefined;
  readonly cost: RentalCost;
  readonly lines: readonly QuoteLine[];
  /** What the total is, and what is not in it. */
  readonly total: string;
  readonly totalNote: string;
}

/** Dollars, with cents only where there are any. */
export const usd = (amount: number): string => formatDollars(amount, !Number.isInteger(amount));

const { rentalFreeMiles, rentalPerMileUsd } = DELIVERY_TERMS;
const RATE = `${rentalFreeMiles} miles free, then ${formatDollars(rentalPerMileUsd)} a mile`;

const deliveryLine = (
  { deliveryUsd }: RentalCost,
  { miles, place }: DropOff,
  origin: string | undefined,
): QuoteLine => {
  if (deliveryUsd === undefined || miles === undefined) {
    return { name: 'Delivery', ground: `${RATE}; we tell you the miles on the phone`, value: 'Not included yet' };
  }
  if (miles === 0) return { name: 'Delivery', ground: 'You pick it up and bring it back', value: usd(0) };
  const way = place === undefined ? `${miles} miles` : `${place}, about ${miles} miles from ${origin}`;
  return { name: 'Delivery', ground: `${way}: ${RATE}`, value: usd(deliveryUsd) };
};

interface Asked {
  readonly plan: RentalPlan;
  readonly wish: RentalWish;
  readonly dropOff: DropOff;
  readonly from: Date | undefined;
}

/** @param origin the name of the place that miles are counted from, where there is one. */
export const quoteOf = ({ plan, wish, dropOff, from }: Asked, origin: string | undefined): Quote => {
  const cost = rentalCost(plan, wish);
  const basis = cost.extraDays === 0 ? '' : ` and ${daysText(cost.extraDays)} at its renewal rate`;
  return {
    title: `${planName(plan)}, ${daysText(wish.days)}`,
    asked: {
      cart: planName(plan),
      ...(from && { day: isoDay(from), lastDay: isoDay(returnDay(from, wish.days)) }),
      ...(dropOff.place !== undefined && { town: dropOff.place }),
    },
    when: from && `${dayText(from)} to ${dayText(returnDay(from, wish.days))}`,
    cost,
    lines: [
      { name: 'Rent', ground: `the price for ${daysText(cost.price.days)}${basis}`, value: usd(cost.rentUsd) },
      deliveryLine(cost, dropOff, origin),
      { name: 'Additional drivers', value: usd(cost.driversUsd) },
      { name: 'Deposit', ground: 'held, and given back', value: usd(cost.depositUsd) },
    ],
    total: usd(cost.totalUsd),
    totalNote: cost.deliveryUsd === undefined ? ' before tax and delivery' : ' before tax',
  };
};

/** The quote as the beginning of a message. */
const noteOf = ({ title, when, lines, total, totalNote }: Quote): string =>
  [
    `I would like to rent: ${title}${when === undefined ? '' : `, ${when}`}.`,
    ...lines.map(({ name, ground, value }) => `${name}: ${value}${ground === undefined ? '' : ` (${ground})`}`),
    `Total${totalNote}: ${total}`,
    '',
  ].join('\n');

/** The form that asks for a rental, with all of its quote. */
export const quoteAddress = (quote: Quote): string => requestAddress('rental', { ...quote.asked, note: noteOf(quote) });
