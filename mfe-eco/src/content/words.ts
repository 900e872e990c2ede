import type { Usage } from '../domain/assumptions.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number as people read it: "1,300", "12.5". */
export const formatNumber = (value: number): string => numbers.format(value);

/** "1 year", "10 years". */
export const formatYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** What each use is called. */
export const USAGE_NAMES: Readonly<Record<Usage, string>> = {
  recreational: 'Recreational',
  residential: 'Residential',
  commercial: 'Commercial',
  golf_course: 'Golf course',
};
