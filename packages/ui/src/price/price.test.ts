import { formatDollars } from './price.tsx';

test('an amount has no decimals unless cents are asked for', () => {
  expect(formatDollars(12995)).toBe('$12,995');
  expect(formatDollars(228.34)).toBe('$228');
  expect(formatDollars(228.34, true)).toBe('$228.34');
  expect(formatDollars(150, true)).toBe('$150.00');
  expect(formatDollars(-1204)).toBe('-$1,204');
});
