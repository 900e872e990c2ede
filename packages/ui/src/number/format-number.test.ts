import * as fc from 'fast-check';
import { formatNumber } from './format-number.ts';

const decimals = fc.integer({ min: 0, max: 3 });

/** Whole numbers of the last decimal, so that nothing is rounded. */
const exact = fc.tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), decimals);

test.each([
  [0, '0'],
  [999, '999'],
  [1300, '1,300'],
  [1_234_567, '1,234,567'],
  [-12_995, '-12,995'],
  [-0.3, '0'],
])('%p is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a number is written as Intl.NumberFormat writes it', () => {
  fc.assert(
    fc.property(exact, decimals, ([units, most], least) => {
      fc.pre(least <= most && units !== 0);
      const value = units / 10 ** most;
      const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
      expect(formatNumber(value, most, least)).toBe(intl.format(value));
    }),
  );
});

test('a rounded number is no further off than half of its last decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), decimals, (value, most) => {
      const read = Number(formatNumber(value, most).replaceAll(',', ''));
      expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 / 10 ** most + 1e-6);
    }),
  );
});
