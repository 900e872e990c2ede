import { formatNumber } from '@sgc/ui';
import type { Usage } from '../domain/assumptions.ts';

/** A quantity of the calculator: "1,300", "12.5". */
export const formatQuantity = (value: number): string => formatNumber(value, 2);

/** "1 year", "10 years". */
export const formatYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** What each use is called. */
export const USAGE_NAMES: Readonly<Record<Usage, string>> = {
  recreational: 'Recreational',
  residential: 'Residential',
  commercial: 'Commercial',
  golf_course: 'Golf course',
};
