import { wishInWords } from './wish-words.ts';

test('a wish is told with its day or days and the part of the day, as far as they were said', () => {
  expect(wishInWords({ kind: 'call' })).toBe('Call back');
  expect(wishInWords({ kind: 'test-drive', day: '2026-11-28', part: 'morning' })).toBe(
    'Test drive, Saturday, November 28, 2026, morning',
  );
  expect(wishInWords({ kind: 'rental', day: '2026-11-28', lastDay: '2026-12-01', part: 'any' })).toBe(
    'Rental, Saturday, November 28, 2026 to Tuesday, December 1, 2026',
  );
});
