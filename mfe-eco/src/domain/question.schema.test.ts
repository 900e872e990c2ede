import fc from 'fast-check';
import { ELECTRICITY_PRICE, GAS_PRICE, MILES_PER_WEEK, TIME_FRAMES, USAGES } from './assumptions.ts';
import { STANDARD_PRICES } from './impact.ts';
import { addressOf, inputsOf, QUESTION_PARAMETERS, readQuestion } from './question.schema.ts';

const read = (text: string) => readQuestion(new URLSearchParams(text));

test('an address without parameters asks the default example', () => {
  expect(inputsOf(read(''))).toEqual({
    milesPerWeek: 25,
    usage: 'recreational',
    years: 1,
    prices: STANDARD_PRICES,
  });
  expect(read('').milesPerWeek).toEqual({ entered: '25', value: 25 });
});

test('whole parameters are read as they are', () => {
  const asked = read('milesPerWeek=12.5&usage=golf_course&years=10&prices=own&gas=4.25&electricity=0.2');
  expect(inputsOf(asked)).toEqual({
    milesPerWeek: 12.5,
    usage: 'golf_course',
    years: 10,
    prices: { gas: 4.25, electricity: 0.2 },
  });
});

test.each([
  ['0', { entered: '0', value: 1, correction: 'out of range' }],
  ['-40', { entered: '-40', value: 1, correction: 'out of range' }],
  ['900', { entered: '900', value: 500, correction: 'out of range' }],
  ['Infinity', { entered: 'Infinity', value: 500, correction: 'out of range' }],
  ['', { entered: '', value: 25, correction: 'missing' }],
  [' ', { entered: '', value: 25, correction: 'missing' }],
  ['many', { entered: '', value: 25, correction: 'missing' }],
  ['1', { entered: '1', value: 1 }],
  ['500', { entered: '500', value: 500 }],
])('%j miles a week are counted, and what was changed is told', (text, reading) => {
  expect(readQuestion([['milesPerWeek', text]]).milesPerWeek).toEqual(reading);
});

test.each(['years=2', 'years=', 'years=ten', 'usage=racing', 'prices=free'])('%s counts as the default', (text) => {
  expect(inputsOf(read(text))).toEqual(inputsOf(read('')));
});

test('prices count only where the visitor switched to their own', () => {
  expect(inputsOf(read('gas=9&electricity=0.5')).prices).toEqual(STANDARD_PRICES);
});

test('given any address, every number lies within its range', () => {
  const anyParameters = fc.array(fc.tuple(fc.constantFrom(...QUESTION_PARAMETERS), fc.string()));
  fc.assert(
    fc.property(anyParameters, (parameters) => {
      const { milesPerWeek, prices, years } = inputsOf(readQuestion(parameters));
      expect(milesPerWeek).toBeGreaterThanOrEqual(MILES_PER_WEEK.min);
      expect(milesPerWeek).toBeLessThanOrEqual(MILES_PER_WEEK.max);
      expect(prices.gas).toBeGreaterThanOrEqual(GAS_PRICE.min);
      expect(prices.gas).toBeLessThanOrEqual(GAS_PRICE.max);
      expect(prices.electricity).toBeGreaterThanOrEqual(ELECTRICITY_PRICE.min);
      expect(prices.electricity).toBeLessThanOrEqual(ELECTRICITY_PRICE.max);
      expect(TIME_FRAMES).toContain(years);
    }),
  );
});

test('the address of an answer asks the same question again', () => {
  const anyQuestion = fc.record({
    milesPerWeek: fc.double({ noNaN: true }).map(String),
    usage: fc.constantFrom<string>(...USAGES),
    years: fc.constantFrom(...TIME_FRAMES).map(String),
    prices: fc.constantFrom('standard', 'own'),
    gas: fc.double({ noNaN: true }).map(String),
    electricity: fc.double({ noNaN: true }).map(String),
  });
  fc.assert(
    fc.property(anyQuestion, (parameters) => {
      const asked = readQuestion(Object.entries(parameters));
      const { searchParams } = new URL(addressOf(asked), 'https://carts.example.com');
      expect(inputsOf(readQuestion(searchParams))).toEqual(inputsOf(asked));
    }),
  );
});
