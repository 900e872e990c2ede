import fc from 'fast-check';
import { calendarIn, dayAfter, dayInWords, hoursOn, isCalendarDay } from './calendar.ts';

test.each([
  ['2026-11-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['28.11.2026', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test('every day has a next one, over months, years and changes of the clock', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (today) => {
      expect(isCalendarDay(dayAfter(today))).toBe(true);
      expect(dayAfter(today) > today).toBe(true);
      expect(dayAfter(dayAfter(today), -1)).toBe(today);
    }),
  );
});

test('a day is said in words, and told where the clock stands', () => {
  expect(dayInWords('2026-11-28')).toBe('Saturday, November 28, 2026');
  expect(calendarIn('America/New_York', new Date('2026-11-24T04:30:00Z'))).toEqual({
    day: '2026-11-23',
    time: '23:30',
  });
});

test('a group of days may run over the end of the week', () => {
  const hours = [{ days: 'Fri-Mon', opens: '10:00', closes: '12:00' }, { days: 'Wed' }];
  const open = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  expect(open.map((day) => hoursOn(day, hours)?.days)).toEqual([
    'Fri-Mon',
    'Fri-Mon',
    undefined,
    'Wed',
    undefined,
    'Fri-Mon',
    'Fri-Mon',
  ]);
});
