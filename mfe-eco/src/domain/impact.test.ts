import { impactOf } from './impact.ts';

test('25 miles a week for a year, by hand: 1,300 miles are 86.67 gallons', () => {
  const impact = impactOf({ milesPerWeek: 25, usage: 'recreational', years: 1 });
  expect(impact.fuelSaved).toBeCloseTo(86.667, 3);
  expect(impact.co2Saved).toBeCloseTo(1698.667, 3);
  expect(impact.costSaved).toBeCloseTo(303.333, 3);
  expect(impact.electricCost).toBeCloseTo(23.4, 10);
  expect(impact.netSavings).toBeCloseTo(279.933, 3);
  expect(impact.treesEquivalent).toBeCloseTo(14.014, 3);
});
