import fc from 'fast-check';
import { TIME_FRAMES, USAGES } from './assumptions.ts';
import { costOverTime } from './cost-over-time.ts';
import { impactOf, STANDARD_PRICES } from './impact.ts';

const inputs = fc.record({
  milesPerWeek: fc.integer({ min: 1, max: 500 }),
  usage: fc.constantFrom(...USAGES),
  years: fc.constantFrom(...TIME_FRAMES),
  prices: fc.constant(STANDARD_PRICES),
});

test('costs start at nothing and end at the totals of the impact', () => {
  fc.assert(
    fc.property(inputs, (asked) => {
      const points = costOverTime(asked);
      const { costSaved, electricCost } = impactOf(asked);
      expect(points[0]).toEqual({ years: 0, gas: 0, electric: 0 });
      expect(points.at(-1)).toEqual({ years: asked.years, gas: costSaved, electric: electricCost });
    }),
  );
});

test('costs only ever rise, and gas stays above electricity', () => {
  fc.assert(
    fc.property(inputs, (asked) => {
      const points = costOverTime(asked);
      for (const [index, point] of points.slice(1).entries()) {
        expect(point.gas).toBeGreaterThan(points[index]?.gas ?? Number.NaN);
        expect(point.electric).toBeGreaterThan(points[index]?.electric ?? Number.NaN);
        expect(point.gas).toBeGreaterThan(point.electric);
      }
    }),
  );
});

test.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [3, [0, 0.5, 1, 1.5, 2, 2.5, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
])('%i years are told in steps that read well', (years, expected) => {
  const points = costOverTime({ milesPerWeek: 25, usage: 'recreational', years, prices: STANDARD_PRICES });
  expect(points.map((point) => point.years)).toEqual(expected);
});
