/** The workshop. Source: the specification, section 9: services. */
export const SERVICE_FACTS = {
  hourUsd: 155,
  repairHours: '24-48',
} as const;

/** Source: the specification, section 9, policies: the date from which all of them hold. */
export const POLICY_FACTS = { effectiveDate: 'January 23, 2025' } as const;
