/** What renting costs. Source: the specification, section 9, policies, unless a line names another. */
export const RENTAL_FACTS = {
  fourSeaterDepositUsd: 500,
  sixSeaterDepositUsd: 750,
  utilityDepositUsd: 600,
  maximumDays: 30,
  /** Section 9, rental prices. */
  periodHours: 24,
  additionalDriverUsd: 25,
  additionalDriversMax: 2,
  /** Section 5. */
  minimumAge: 18,
  /** Section 2, rentals. */
  supportAvailability: '24/7',
} as const;

/** What only the rental policy names. Source: the same. */
export const RENTAL_RULES = {
  minimumHours: 24,
  lateHourUsd: 25,
  liabilityPerPersonUsd: 100_000,
  liabilityPerAccidentUsd: 300_000,
  propertyDamageUsd: 50_000,
  minorDamageUsd: 75,
  cleaningFromUsd: 50,
  cleaningToUsd: 150,
  unchargedUsd: 35,
  smokeUsd: 200,
  petHairUsd: 75,
  missingAccessoryUsd: 25,
  freeCancellationHours: 24,
  lateCancellationRefundPercent: 50,
} as const;
