import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import fc from 'fast-check';
import { estimatePayment, HIGHEST_RATE, termsOf } from './payment.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
const price = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100);
const term = fc.constantFrom(...termsOf(DEFAULT_BUSINESS_PROFILE.financing));
const rate = fc.integer({ min: 1, max: HIGHEST_RATE * 100 }).map((hundredths) => hundredths / 100);

/** What is owed after the payments, by the book: a month's interest, then a payment. */
const leftOver = (financed: number, monthly: number, months: number, yearlyRate: number): number => {
  let owed = financed;
  for (let month = 0; month < months; month += 1) owed = owed * (1 + yearlyRate / 1200) - monthly;
  return owed;
};

test('terms run by whole years from the shortest to the longest of the offer', () => {
  expect(termsOf(DEFAULT_BUSINESS_PROFILE.financing)).toEqual([12, 24, 36, 48, 60, 72, 84]);
  const offer = fc
    .tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }))
    .map(([one, other]) => ({ shortestMonths: Math.min(one, other), longestMonths: Math.max(one, other) }));
  fc.assert(
    fc.property(offer, ({ shortestMonths, longestMonths }) => {
      const terms = termsOf({ lowestAprPercent: 0, shortestMonths, longestMonths });
      expect([terms[0], terms.at(-1)]).toEqual([shortestMonths, longestMonths]);
      expect(terms).toEqual([...new Set(terms)].sort((a, b) => a - b));
      expect(terms.slice(1, -1).filter((months) => months % 12 !== 0)).toEqual([]);
    }),
  );
});

test('an example worked out by hand: 10,000 at 6% over 12 months', () => {
  expect(estimatePayment({ amount: 12_000, downPayment: 2000, months: 12, yearlyRate: 6 })).toEqual({
    financed: 10_000,
    monthly: 860.67,
    last: 860.59,
    total: 10_327.96,
    interest: 327.96,
  });
});

test('without interest all payments together are the loan, and the last is no more than the others', () => {
  fc.assert(
    fc.property(price, term, (amount, months) => {
      const { monthly, last, total, interest } = estimatePayment({ amount, downPayment: 0, months, yearlyRate: 0 });
      expect(cents(monthly)).toBe(Math.ceil(cents(amount) / months));
      expect(total).toBe(cents(amount) / 100);
      expect(last).toBeLessThanOrEqual(monthly);
      expect(interest).toBe(0);
    }),
  );
});

test('all payments together are what is financed and its interest, to the cent', () => {
  fc.assert(
    fc.property(price, term, rate, (amount, months, yearlyRate) => {
      const paid = estimatePayment({ amount, downPayment: 0, months, yearlyRate });
      expect(cents(paid.total)).toBe(cents(paid.financed) + cents(paid.interest));
      if (cents(paid.total) >= months * 100) {
        expect(cents(paid.total)).toBe(cents(paid.monthly) * (months - 1) + cents(paid.last));
      }
    }),
  );
});

test('the payments pay the loan off, and no cent a month less would', () => {
  fc.assert(
    fc.property(price, term, rate, (amount, months, yearlyRate) => {
      const { financed, monthly } = estimatePayment({ amount, downPayment: 0, months, yearlyRate });
      const slip = 1e-6 * Math.max(financed, 1);
      expect(leftOver(financed, monthly, months, yearlyRate)).toBeLessThanOrEqual(slip);
      if (monthly > 0) expect(leftOver(financed, monthly - 0.01, months, yearlyRate)).toBeGreaterThan(-slip);
    }),
  );
});

test('a higher rate never costs less, and a longer term never costs more a month', () => {
  fc.assert(
    fc.property(price, rate, rate, (amount, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const monthly = (months: number, yearlyRate: number) =>
        estimatePayment({ amount, downPayment: 0, months, yearlyRate }).monthly;
      expect(monthly(48, high)).toBeGreaterThanOrEqual(monthly(48, low));
      expect(monthly(48, low)).toBeGreaterThanOrEqual(monthly(48, 0));
      expect(monthly(84, low)).toBeLessThanOrEqual(monthly(12, low));
    }),
  );
});

test('a down payment counts dollar for dollar, and one above the amount leaves nothing to pay', () => {
  fc.assert(
    fc.property(price, price, term, rate, (amount, downPayment, months, yearlyRate) => {
      const paid = estimatePayment({ amount, downPayment, months, yearlyRate });
      const rest = Math.max(cents(amount) - cents(downPayment), 0) / 100;
      expect(paid).toEqual(estimatePayment({ amount: rest, downPayment: 0, months, yearlyRate }));
      if (downPayment >= amount) expect(paid).toEqual({ financed: 0, monthly: 0, last: 0, total: 0, interest: 0 });
    }),
  );
});
