import { preferredDayInWords } from './preferred-day-words.ts';

test('a preferred day is told with the request, its day or days and the part of the day, as far as they were said', () => {
  expect(preferredDayInWords({ kind: 'call' })).toBe('Call back');
  expect(preferredDayInWords({ kind: 'test-drive', day: '2026-11-28', part: 'morning' })).toBe(
    'Test drive, Saturday, November 28, 2026, morning',
  );
  expect(preferredDayInWords({ kind: 'rental', day: '2026-11-28', lastDay: '2026-12-01', part: 'any' })).toBe(
    'Rental, Saturday, November 28, 2026 to Tuesday, December 1, 2026',
  );
});
