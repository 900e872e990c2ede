import fc from 'fast-check';
import { MILES_PER_WEEK, USAGES, YEARS } from './assumptions.ts';
import { type Impact, type ImpactInputs, impactOf, STANDARD_PRICES } from './impact.ts';

const anyInputs = fc.record({
  milesPerWeek: fc.double(),
  usage: fc.constantFrom(...USAGES),
  years: fc.double(),
  prices: fc.record({ gas: fc.double(), electricity: fc.double() }),
});
const inRange = fc.record({
  milesPerWeek: fc.double({ min: MILES_PER_WEEK.min, max: 50, noNaN: true }),
  usage: fc.constantFrom(...USAGES),
  years: fc.double({ min: YEARS.min, max: 2, noNaN: true }),
  prices: fc.constant(STANDARD_PRICES),
});

const expectTimes = (larger: Impact, factor: number, smaller: Impact) => {
  for (const [name, value] of Object.entries(smaller)) {
    expect(larger[name as keyof Impact] / (value * factor)).toBeCloseTo(1, 9);
  }
};

describe('worked by hand', () => {
  test('25 miles a week for a year: 1,300 miles, 86.67 gallons', () => {
    const impact = impactOf({ milesPerWeek: 25, usage: 'recreational', years: 1, prices: STANDARD_PRICES });
    expect(impact.fuelSaved).toBeCloseTo(86.667, 3);
    expect(impact.co2Saved).toBeCloseTo(1698.667, 3);
    expect(impact.costSaved).toBeCloseTo(303.333, 3);
    expect(impact.electricCost).toBeCloseTo(23.4, 10);
    expect(impact.netSavings).toBeCloseTo(279.933, 3);
    expect(impact.treesEquivalent).toBeCloseTo(14.014, 3);
  });

  test('60 miles a week on a golf course for 10 years: 78,000 miles, 5,200 gallons', () => {
    const impact = impactOf({ milesPerWeek: 60, usage: 'golf_course', years: 10, prices: STANDARD_PRICES });
    expect(impact.fuelSaved).toBeCloseTo(5200, 8);
    expect(impact.co2Saved).toBeCloseTo(101_920, 8);
    expect(impact.costSaved).toBeCloseTo(18_200, 8);
    expect(impact.electricCost).toBeCloseTo(1404, 8);
    expect(impact.netSavings).toBeCloseTo(16_796, 8);
    expect(impact.treesEquivalent).toBeCloseTo(840.84, 8);
  });

  test('100 commercial miles a week for a year at $4.50 and $0.20: 10,400 miles', () => {
    const impact = impactOf({
      milesPerWeek: 100,
      usage: 'commercial',
      years: 1,
      prices: { gas: 4.5, electricity: 0.2 },
    });
    expect(impact.costSaved).toBeCloseTo(3120, 10);
    expect(impact.electricCost).toBeCloseTo(312, 10);
    expect(impact.netSavings).toBeCloseTo(2808, 10);
  });
});

describe('for any input', () => {
  test('no result is negative, infinite or not a number', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const value of Object.values(impactOf(inputs))) {
          expect(Number.isFinite(value)).toBe(true);
          expect(value).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('net savings are what gas would cost less what electricity costs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { netSavings, costSaved, electricCost } = impactOf(inputs);
        expect(netSavings).toBe(costSaved - electricCost);
      }),
    );
  });

  test('a number out of its range counts as the nearest one within it', () => {
    fc.assert(
      fc.property(inRange, fc.double({ min: MILES_PER_WEEK.max, noNaN: true }), (inputs: ImpactInputs, tooMany) => {
        expect(impactOf({ ...inputs, milesPerWeek: tooMany })).toEqual(
          impactOf({ ...inputs, milesPerWeek: MILES_PER_WEEK.max }),
        );
      }),
    );
  });
});

describe('within the ranges', () => {
  const factors = fc.double({ min: 1, max: 5, noNaN: true });

  test('every result is linear in the miles', () => {
    fc.assert(
      fc.property(inRange, factors, (inputs, factor) => {
        expectTimes(impactOf({ ...inputs, milesPerWeek: inputs.milesPerWeek * factor }), factor, impactOf(inputs));
      }),
    );
  });

  test('every result is linear in the years', () => {
    fc.assert(
      fc.property(inRange, factors, (inputs, factor) => {
        expectTimes(impactOf({ ...inputs, years: inputs.years * factor }), factor, impactOf(inputs));
      }),
    );
  });

  test('prices change money and nothing else', () => {
    fc.assert(
      fc.property(inRange, anyInputs, (inputs, { prices }) => {
        const { co2Saved, fuelSaved, treesEquivalent } = impactOf(inputs);
        expect(impactOf({ ...inputs, prices })).toMatchObject({ co2Saved, fuelSaved, treesEquivalent });
      }),
    );
  });
});
