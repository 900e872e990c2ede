import fc from 'fast-check';
import { MILES_PER_WEEK, USAGES } from './assumptions.ts';
import { AVERAGE_ANNUAL_SAVINGS, milesPerWeekToSave } from './claims.ts';
import { impactOf, STANDARD_PRICES } from './impact.ts';

test('$1,200 a year take 108 recreational or 43 golf-course miles a week', () => {
  expect(milesPerWeekToSave(AVERAGE_ANNUAL_SAVINGS, 'recreational')).toBe(108);
  expect(milesPerWeekToSave(AVERAGE_ANNUAL_SAVINGS, 'golf_course')).toBe(43);
});

test('those miles reach the savings, and one mile less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 5000 }), fc.constantFrom(...USAGES), (dollars, usage) => {
      const milesPerWeek = milesPerWeekToSave(dollars, usage);
      const saved = (miles: number) =>
        impactOf({ milesPerWeek: miles, usage, years: 1, prices: STANDARD_PRICES }).netSavings;
      fc.pre(milesPerWeek > MILES_PER_WEEK.min && milesPerWeek <= MILES_PER_WEEK.max);
      expect(saved(milesPerWeek)).toBeGreaterThanOrEqual(dollars - 1e-9);
      expect(saved(milesPerWeek - 1)).toBeLessThan(dollars);
    }),
  );
});
