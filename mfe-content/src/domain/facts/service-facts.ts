/** Workshop and sales. Source: the specification, section 9: services; financing under claims and counts. */
export const SERVICE_FACTS = {
  hourUsd: 155,
  repairHours: '24-48',
  financingAprPercent: 0,
  financingMonthsFrom: 12,
  financingMonthsTo: 84,
} as const;

/** Source: the specification, section 9, policies: the date from which all of them hold. */
export const POLICY_FACTS = { effectiveDate: 'January 23, 2025' } as const;
