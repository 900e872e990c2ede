import { formatTimes } from './times.ts';

test.each([
  [{ days: 'Mon', opens: '09:00', closes: '17:00' }, '9AM-5PM'],
  [{ days: 'Mon', opens: '08:30', closes: '12:00' }, '8:30AM-12PM'],
  [{ days: 'Mon', opens: '00:00', closes: '24:00' }, '12AM-12AM'],
  [{ days: 'Sun', note: 'Emergency only' }, 'Emergency only'],
  [{ days: 'Sun' }, 'Closed'],
])('%j reads %s', (times, text) => {
  expect(formatTimes(times)).toBe(text);
});
