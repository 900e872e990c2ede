import { DELIVERY_TERMS } from '@sgc/contract/business';

/** What delivery costs. Source: the specification, section 9, policies, unless a line names another. */
export const DELIVERY_FACTS = {
  minimumPurchaseUsd: DELIVERY_TERMS.minimumPurchaseUsd,
  /** Around the center of a municipality. Section 9, claims and counts. */
  localMiles: 15,
  /** Section 9, rental prices: delivery of a rented cart beyond the free miles. */
  rentalFreeMiles: DELIVERY_TERMS.rentalFreeMiles,
  rentalPerMileUsd: DELIVERY_TERMS.rentalPerMileUsd,
  rushOrderBy: '2:00 PM',
  rushUsd: 50,
  whiteGloveUsd: 150,
} as const;

/** What only the delivery policy names. Source: the same. */
export const DELIVERY_RULES = {
  /** Which branch has which radius: the content decisions. */
  poconoPinesMiles: 20,
  scrantonWilkesBarreMiles: 15,
  extendedPerMileUsd: 6,
  inStockBusinessDays: DELIVERY_TERMS.inStockBusinessDays,
  customOrderWeeks: DELIVERY_TERMS.customOrderWeeks,
  windowHours: 2,
  rescheduleHours: 24,
  sameDayCancellationUsd: 75,
  missedAppointmentUsd: 100,
  pathWidthFeet: 8,
  clearanceFeet: 10,
} as const;
