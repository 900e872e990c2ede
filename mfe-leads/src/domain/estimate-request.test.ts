import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import fc from 'fast-check';
import { type EstimateRequest, PROMOTION, readEstimateRequest, requestFrom } from './estimate-request.ts';

const { financing } = DEFAULT_BUSINESS_PROFILE;

const request = (typed: Partial<EstimateRequest> = {}): EstimateRequest => ({
  amount: '12,995',
  down: '',
  term: '48',
  offer: '',
  rate: '7.99',
  ...typed,
});

test.each(['12995', '12,995', '$12,995.00', ' $ 12 995 '])(
  '%j is twelve thousand nine hundred ninety-five',
  (amount) => {
    expect(readEstimateRequest(request({ amount }), financing)).toEqual({
      kind: 'complete',
      terms: { amount: 12_995, downPayment: 0, months: 48, yearlyRate: 7.99 },
    });
  },
);

test('the promotion is at the lowest rate, even if another rate was typed', () => {
  expect(readEstimateRequest(request({ offer: PROMOTION, rate: 'none' }), financing)).toMatchObject({
    terms: { yearlyRate: 0 },
  });
});

test('another lowest rate and another longest term are the promotion and the terms', () => {
  const offer = { lowestAprPercent: 1.9, shortestMonths: 12, longestMonths: 36 };
  expect(readEstimateRequest(request({ offer: PROMOTION, term: '36' }), offer)).toMatchObject({
    terms: { yearlyRate: 1.9, months: 36 },
  });
  expect(readEstimateRequest(request({ offer: PROMOTION, term: '48' }), offer).kind).toBe('incomplete');
});

test.each([
  ['amount', '-5', 'Enter the price in dollars, such as 12,995'],
  ['amount', '1e9', 'Enter the price in dollars, such as 12,995'],
  ['down', 'half', 'Enter the down payment in dollars, such as 1,500'],
  ['down', '13,000', 'The down payment is more than the price'],
  ['rate', '799', 'Enter a yearly rate from 0 to 40 percent'],
])('%s of %j is a mistake', (field, typed, mistake) => {
  expect(readEstimateRequest(request({ [field]: typed }), financing)).toEqual({
    kind: 'incomplete',
    mistakes: { [field]: mistake },
  });
});

test('an empty field is incomplete without a mistake', () => {
  expect(readEstimateRequest(request({ amount: '', rate: '' }), financing)).toEqual({
    kind: 'incomplete',
    mistakes: {},
  });
});

test('given any typed fields, only sensible terms come out', () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.record({ amount: typed, down: typed, term: typed, offer: typed, rate: typed }), (fields) => {
      const read = readEstimateRequest(fields, financing);
      if (read.kind === 'incomplete') return;
      expect(read.terms.downPayment).toBeGreaterThanOrEqual(0);
      expect(read.terms.amount).toBeGreaterThanOrEqual(read.terms.downPayment);
      expect(read.terms.yearlyRate).toBeGreaterThanOrEqual(0);
      expect([12, 24, 36, 48, 60, 72, 84]).toContain(read.terms.months);
    }),
  );
});

test('an address gives the fields it names; the others stay untouched', () => {
  expect(requestFrom(new URLSearchParams('amount=8495&term=36&other=1'))).toEqual({
    amount: '8495',
    down: '',
    term: '36',
    offer: 'typed',
    rate: '',
  });
});
