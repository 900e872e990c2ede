import fc from 'fast-check';
import { DELIVERY_FACTS } from '../facts/delivery-facts.ts';
import { readWish, rentalCost, WISH_LIMITS } from './rental-cost.ts';
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
      expect(totalUsd).toBeCloseTo(rentUsd + deliveryUsd + driversUsd, 6);
      expect(totalUsd).toBe(Math.round(totalUsd * 100) / 100);
      expect(depositUsd).toBe(each.depositUsd);
    }),
  );
});

test('it never costs more than single days would', () => {
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
