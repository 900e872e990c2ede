/** What delivery costs. Source: the specification, section 9, policies, unless a line names another. */
export const DELIVERY_FACTS = {
  minimumPurchaseUsd: 5000,
  /** Around the center of a municipality. Section 9, claims and counts. */
  localMiles: 15,
  /** Section 9, rental prices: delivery of a rented cart beyond the free miles. */
  rentalFreeMiles: 10,
  rentalPerMileUsd: 6,
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
  inStockBusinessDays: '2-5',
  customOrderWeeks: '2-4',
  windowHours: 2,
  rescheduleHours: 24,
  sameDayCancellationUsd: 75,
  missedAppointmentUsd: 100,
  pathWidthFeet: 8,
  clearanceFeet: 10,
} as const;
