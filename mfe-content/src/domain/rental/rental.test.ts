import fc from 'fast-check';
import { DELIVERY_FACTS } from '../facts/delivery-facts.ts';
import { roadMiles } from './delivery-cost.ts';
import { readWish, rentalCost, WISH_LIMITS } from './rental-cost.ts';
import { isoDay, readDay, returnDay } from './rental-days.ts';
import { completePeriod, readPeriod } from './rental-period.ts';
import { RENTAL_PLANS, savingsPercent } from './rental-plans.ts';

const plan = fc.constantFrom(...RENTAL_PLANS);
const wish = fc.record({
  days: fc.integer(WISH_LIMITS.days),
  deliveryMiles: fc.integer(WISH_LIMITS.deliveryMiles),
  additionalDrivers: fc.integer(WISH_LIMITS.additionalDrivers),
});

test('computed savings are those that the specification prints', () => {
  const printed = RENTAL_PLANS.map((each) => each.prices.map((price) => savingsPercent(each, price)));
  expect(printed).toEqual([
    [undefined, 6.8, 38.7, 61.6],
    [undefined, 16.9, 32.2, 60.4],
    [undefined, 6.8, 38.7, 61.6],
  ]);
});

test('a rental of a listed length costs its listed price', () => {
  for (const each of RENTAL_PLANS) {
    for (const { days, usd } of each.prices) {
      const cost = rentalCost(each, { days, deliveryMiles: 0, additionalDrivers: 0 });
      expect(cost.totalUsd).toBe(usd);
    }
  }
});

test('a longer rental never costs less, nor does a longer way or one more driver', () => {
  fc.assert(
    fc.property(plan, wish, fc.constantFrom('days', 'deliveryMiles', 'additionalDrivers'), (each, asked, field) => {
      const more = { ...asked, [field]: asked[field] + 1 };
      expect(rentalCost(each, more).totalUsd).toBeGreaterThanOrEqual(rentalCost(each, asked).totalUsd);
    }),
  );
});

test('the total is the sum of its parts, in whole cents, without the deposit', () => {
  fc.assert(
    fc.property(plan, wish, (each, asked) => {
      const { rentUsd, deliveryUsd, driversUsd, totalUsd, depositUsd } = rentalCost(each, asked);
      expect(totalUsd).toBeCloseTo(rentUsd + (deliveryUsd ?? 0) + driversUsd, 6);
      expect(totalUsd).toBe(Math.round(totalUsd * 100) / 100);
      expect(depositUsd).toBe(each.depositUsd);
    }),
  );
});

test('a rental never costs more than single days would', () => {
  fc.assert(
    fc.property(plan, wish, (each, asked) => {
      expect(rentalCost(each, asked).rentUsd).toBeLessThanOrEqual((each.prices[0]?.usd ?? 0) * asked.days);
    }),
  );
});

test('delivery is free up to its free miles and costs every mile after them', () => {
  const [each] = RENTAL_PLANS;
  const fee = (deliveryMiles: number) =>
    each && rentalCost(each, { days: 1, deliveryMiles, additionalDrivers: 0 }).deliveryUsd;
  expect(fee(DELIVERY_FACTS.rentalFreeMiles)).toBe(0);
  expect(fee(DELIVERY_FACTS.rentalFreeMiles + 1)).toBe(6);
  expect(fee(25)).toBe(90);
});

test('only whole numbers within the bounds are read', () => {
  expect(readWish('days', '3')).toBe(3);
  for (const text of ['0', '31', '', ' ', '2.5', '-1', '1e1', 'three']) expect(readWish('days', text)).toBeUndefined();
  expect(readWish('additionalDrivers', '2')).toBe(2);
  expect(readWish('additionalDrivers', '3')).toBeUndefined();
});

test('without miles there is no delivery in the total, and none is made up', () => {
  const [each] = RENTAL_PLANS;
  const cost = each && rentalCost(each, { days: 1, additionalDrivers: 0 });
  expect(cost).not.toHaveProperty('deliveryUsd');
  expect(cost?.totalUsd).toBe(245);
});

test('miles by road are about those that a map measures', () => {
  const poconoPines = { lat: 41.115, lng: -75.4604 };
  const tamaqua = { lat: 40.8036, lng: -75.9343 };
  expect(roadMiles(poconoPines, tamaqua)).toBeGreaterThan(38);
  expect(roadMiles(poconoPines, tamaqua)).toBeLessThan(48);
  expect(roadMiles(tamaqua, tamaqua)).toBe(0);
});

test('a day is read as the calendar has it, and a rental ends its number of days later', () => {
  const from = readDay('2026-12-30');
  expect(from && returnDay(from, 3).toISOString().slice(0, 10)).toBe('2027-01-02');
  for (const text of ['', '2026-02-30', '12/30/2026', '2026-13-01', 'tomorrow']) expect(readDay(text)).toBeUndefined();
});

describe('a period', () => {
  const empty = { from: '', until: '', days: '3' };
  const firstDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map(isoDay);
  const length = fc.integer(WISH_LIMITS.days);

  test('agrees with itself whichever field was changed last', () => {
    fc.assert(
      fc.property(firstDay, length, length, firstDay, (from, days, other, moved) => {
        const start = completePeriod({ ...empty, from, days: String(days) }, empty);
        expect(readPeriod(start)).toEqual({ kind: 'period', days, from: readDay(from) });
        const longer = completePeriod({ ...start, days: String(other) }, start);
        expect(completePeriod({ ...start, until: longer.until }, start)).toEqual(longer);
        const later = completePeriod({ ...longer, from: moved }, longer);
        expect(readPeriod(later)).toEqual({ kind: 'period', days: other, from: readDay(moved) });
        expect(completePeriod(later, empty)).toEqual(later);
      }),
    );
  });

  test('has the typed number of days while the dates are empty', () => {
    expect(readPeriod(empty)).toEqual({ kind: 'period', days: 3, from: undefined });
    expect(readPeriod({ ...empty, from: '2026-12-04' })).toMatchObject({ kind: 'period', days: 3 });
  });

  test.each([
    [{ from: '2026-12-04', until: '2026-12-04', days: '3' }, 'until'],
    [{ from: '2026-12-04', until: '2027-01-04', days: '3' }, 'until'],
    [{ from: '2026-12-04', until: 'Monday', days: '3' }, 'until'],
    [{ from: '', until: '2026-12-07', days: '3' }, 'from'],
    [{ from: '2026-02-30', until: '', days: '3' }, 'from'],
    [{ from: '2026-12-04', until: '', days: '31' }, 'days'],
  ])('%j has one field to mend: %s', (typed, field) => {
    const read = readPeriod(completePeriod(typed, empty));
    expect(read.kind === 'errors' && Object.keys(read.errors)).toEqual([field]);
  });
});
