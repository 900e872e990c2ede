import fc from 'fast-check';
import { calendarIn, DEFAULT_BUSINESS_PROFILE, dayAfter, hoursOn } from '../business/index.ts';
import { preferredDayProblems } from './preferred-days.ts';
import { PARTS_OF_DAY, type PartOfDay } from './requests.ts';

/** A Monday, half past nine in the morning in Pennsylvania. */
const NOW = new Date('2026-11-23T14:30:00Z');
const CALENDAR = {
  ...DEFAULT_BUSINESS_PROFILE,
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '12-25', name: 'Christmas Day' },
  ],
};

const said = (details: object, at = NOW): string[] =>
  preferredDayProblems(details, CALENDAR, at).map(({ message }) => message);
const testDrive = (day: string, part: PartOfDay = 'any') => ({ kind: 'test-drive', day, part });
const service = (day: string, part: PartOfDay = 'any') => ({
  kind: 'service',
  cart: 'EV City',
  trouble: 'battery',
  town: 'Tamaqua',
  day,
  part,
});

test.each([
  ['next Saturday', testDrive('2026-11-28'), []],
  ['today, while someone is there', testDrive('2026-11-23'), []],
  ['yesterday', testDrive('2026-11-22'), ['This day is over. Please choose a later one.']],
  ['a Sunday', testDrive('2026-11-29'), ['Sunday: closed. Please choose another day, or call us.']],
  ['a Sunday for service', service('2026-11-29'), ['Sunday: emergency only. Please choose another day, or call us.']],
  ['a holiday', testDrive('2026-11-26'), ['We are closed on that day: Thanksgiving Day. Please choose another one.']],
  [
    'a holiday of every year',
    testDrive('2026-12-25'),
    ['We are closed on that day: Christmas Day. Please choose another one.'],
  ],
  ['a day in two years', testDrive('2028-11-28'), ['Please choose a day within a year from now.']],
  ['no day at all', { kind: 'call', part: 'any' }, []],
  ['what is no request', { kind: 'party', day: '2026-11-22' }, []],
])('%s is answered as it should be', (_, details, expected) => {
  expect(said(details)).toEqual(expected);
});

test('a day counts by the clock of the dealer, not of the visitor', () => {
  // In Pennsylvania it is still Monday evening.
  const late = new Date('2026-11-24T02:00:00Z');
  expect(said(testDrive('2026-11-23'), late)).toEqual(['It is too late for today. Please choose another day.']);
  expect(said(testDrive('2026-11-24'), late)).toEqual([]);
});

test('every problem names the field of its day', () => {
  const rental = { kind: 'rental', cart: '4 seater', day: '2026-11-22', lastDay: '2026-11-26' };
  expect(preferredDayProblems(rental, CALENDAR, NOW).map(({ field }) => field)).toEqual([
    'details.day',
    'details.lastDay',
  ]);
});

test('a day is fine exactly where someone is there for the part of it that suits', () => {
  const hour = fc.integer({ min: 0, max: 23 }).map((hours) => `${String(hours).padStart(2, '0')}:00`);
  const part = fc.constantFrom(...(Object.keys(PARTS_OF_DAY) as PartOfDay[]));
  fc.assert(
    fc.property(hour, hour, part, fc.integer({ min: 1, max: 365 }), (opens, closes, when, ahead) => {
      const showroomHours = [{ days: 'Mon-Sun', opens, closes }];
      const day = dayAfter('2026-11-23', ahead);
      const problems = preferredDayProblems(testDrive(day, when), { ...DEFAULT_BUSINESS_PROFILE, showroomHours }, NOW);
      const fits = { any: true, morning: opens < '12:00', afternoon: closes > '12:00' }[when];
      expect(problems.length).toBe(fits ? 0 : 1);
    }),
  );
});

test('given any day, one that passes is open, no holiday and not over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -400, max: 800 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      (offset, at) => {
        const { day: today } = calendarIn(CALENDAR.timeZone, at);
        const day = dayAfter(today, offset);
        if (said(testDrive(day), at).length > 0) return;
        expect(day >= today).toBe(true);
        expect(hoursOn(day, CALENDAR.showroomHours)?.opens).toBeDefined();
        expect(['2026-11-26', `${day.slice(0, 4)}-12-25`]).not.toContain(day);
      },
    ),
  );
});
