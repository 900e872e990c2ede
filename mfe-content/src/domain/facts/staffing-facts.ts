/** People at work. Source: the specification, section 9, policies, staffing report. */
export const STAFFING_FACTS = {
  year: 'calendar year 2024',
  fullTime: 24,
  partTime: 8,
  seasonal: 6,
  seasonFrom: 'April',
  seasonTo: 'October',
  peak: 38,
  retentionPercent: 87,
  poconoPines: 18,
  scrantonWilkesBarre: 14,
  mobileService: 6,
} as const;
