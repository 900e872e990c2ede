import type { RentalPlan } from '../domain/rental/rental-plans.ts';

/** What every rental brings. A claim and its condition stand together. */
export const RENTAL_BENEFITS = [
  {
    icon: 'shield',
    title: 'Street legal with seat belts',
    text: 'Every seat has a belt. Street use needs a cart that is equipped and registered for it, so tell us where you will drive.',
  },
  {
    icon: 'truck',
    title: 'Flexible pickup and return',
    text: 'Pick up and bring back yourself, or let us do both. The first {delivery.rentalFreeMiles} miles of delivery are free.',
  },
  {
    icon: 'battery',
    title: 'Fully charged',
    text: 'Your cart arrives with a full battery and its charger.',
  },
  {
    icon: 'check',
    title: 'Insurance included',
    text: 'Liability cover is part of the price. Limits apply: the rental policy names them.',
  },
  {
    icon: 'phone',
    title: '{rental.supportAvailability} support',
    text: 'A flat tire at midnight? Call, and someone will pick up.',
  },
  {
    icon: 'coin',
    title: 'No hidden fees',
    text: 'The price list is below, and the calculator adds it up. Other charges arise only as the rental policy says.',
  },
] as const;

/** The plans in words. */
export const RENTAL_PLAN_COPY: Readonly<Record<RentalPlan['id'], { name: string; description: string }>> = {
  'four-seater': { name: '{plan.seats} seater', description: 'For a family, a campground or a weekend at the lake.' },
  'six-seater': { name: '{plan.seats} seater', description: 'For weddings, reunions and guests who should not walk.' },
  utility: { name: 'Utility', description: 'A cart with a bed, for events, crews and moving day.' },
};

/** What holds for all plans. */
export const RENTAL_FOOTNOTES = [
  'Delivery costs {delivery.rentalPerMileUsd} a mile beyond {delivery.rentalFreeMiles} miles.',
  'Rental time counts in periods of {rental.periodHours} hours. An early return is not refunded.',
  'Prices are subject to availability and do not include tax.',
  'A deposit of {rental.fourSeaterDepositUsd} ({plan.four}), {rental.sixSeaterDepositUsd} ({plan.six}) or {rental.utilityDepositUsd} (utility) is held and given back.',
  'Savings compare the renewal rate with as many single days.',
] as const;
