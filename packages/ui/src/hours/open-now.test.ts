import * as fc from 'fast-check';
import { openNowAt } from './open-now.ts';
import { formatTime } from './times.ts';
import { wallTimeIn } from './wall-time.ts';
import { WEEKDAYS, weekdaysOf } from './weekdays.ts';

const SHOWROOM = [
  { days: 'Mon-Fri', opens: '09:00', closes: '17:00' },
  { days: 'Sat', opens: '09:00', closes: '17:00' },
  { days: 'Sun' },
];

const NEW_YORK = 'America/New_York';
const at = (instant: string) => openNowAt(SHOWROOM, wallTimeIn(NEW_YORK, new Date(instant)));

/** Instants by the minute, over three years of clocks going forward and back. */
const instant = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

const pad = (value: number) => String(value).padStart(2, '0');
/** Wall times by the quarter of an hour. */
const quarter = fc.integer({ min: 0, max: 95 }).map((n) => `${pad(Math.floor(n / 4))}:${pad((n % 4) * 15)}`);
const week = fc.array(
  fc
    .tuple(fc.constantFrom(...WEEKDAYS), fc.constantFrom(...WEEKDAYS), fc.option(fc.tuple(quarter, quarter)))
    .filter(([, , times]) => times === null || times[0] < times[1])
    .map(([first, last, times]) => ({
      days: first === last ? first : `${first}-${last}`,
      ...(times === null ? { opens: undefined, closes: undefined } : { opens: times[0], closes: times[1] }),
    })),
  { maxLength: 4 },
);
const wallTime = fc.record({ day: fc.constantFrom(...WEEKDAYS), time: quarter });

test.each([
  // Clocks go forward on Sunday, March 8, 2026, and back on Sunday, November 1.
  ['2026-03-07T13:59:00Z', 'Closed now, opens 9AM'],
  ['2026-03-07T14:00:00Z', 'Open now, until 5PM'],
  ['2026-03-07T21:59:59Z', 'Open now, until 5PM'],
  ['2026-03-07T22:00:00Z', 'Closed now, opens Mon 9AM'],
  ['2026-03-08T16:00:00Z', 'Closed now, opens Mon 9AM'],
  ['2026-03-09T12:59:00Z', 'Closed now, opens 9AM'],
  ['2026-03-09T13:00:00Z', 'Open now, until 5PM'],
  ['2026-10-31T13:00:00Z', 'Open now, until 5PM'],
  ['2026-10-31T21:00:00Z', 'Closed now, opens Mon 9AM'],
  ['2026-11-02T13:30:00Z', 'Closed now, opens 9AM'],
  ['2026-11-02T14:00:00Z', 'Open now, until 5PM'],
  ['2026-11-02T22:00:00Z', 'Closed now, opens Tue 9AM'],
])('at %s: %s', (when, text) => {
  expect(at(when).text).toBe(text);
});

test('clocks of another way of reckoning agree, on both sides of every change of clocks', () => {
  fc.assert(
    fc.property(instant, (when) => {
      const named = new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, timeZoneName: 'longOffset' }).format(when);
      const offsetHours = Number(/GMT([+-]\d\d):00/.exec(named)?.[1]);
      const local = new Date(when.getTime() + offsetHours * 3_600_000);
      expect(wallTimeIn(NEW_YORK, when)).toEqual({
        day: WEEKDAYS[local.getUTCDay()],
        time: `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`,
      });
    }),
  );
});

test('the showroom is never open on a Sunday, and eight hours of every other day', () => {
  for (const day of WEEKDAYS) {
    const minutes = Array.from(
      { length: 24 * 60 },
      (_, minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`,
    );
    const open = minutes.filter((time) => openNowAt(SHOWROOM, { day, time }).open);
    expect([day, open.length, open[0], open.at(-1)]).toEqual(
      day === 'Sun' ? [day, 0, undefined, undefined] : [day, 480, '09:00', '16:59'],
    );
  }
});

test('a desk is open exactly while one of its entries says so', () => {
  fc.assert(
    fc.property(week, wallTime, (entries, now) => {
      const expected = entries.some(
        ({ days, opens, closes }) =>
          opens !== undefined && weekdaysOf(days).includes(now.day) && now.time >= opens && now.time < closes,
      );
      expect(openNowAt(entries, now).open).toBe(expected);
    }),
  );
});

test('a closed desk names the first time at which it is open again', () => {
  fc.assert(
    fc.property(week, wallTime, (entries, now) => {
      const reading = openNowAt(entries, now);
      fc.pre(!reading.open);
      const start = WEEKDAYS.indexOf(now.day) * 96 + Number(now.time.slice(0, 2)) * 4 + Number(now.time.slice(3)) / 15;
      const steps = Array.from({ length: 7 * 96 }, (_, step) => {
        const slot = start + step + 1;
        const time = `${pad(Math.floor((slot % 96) / 4))}:${pad((slot % 4) * 15)}`;
        return {
          today: Math.floor(slot / 96) === Math.floor(start / 96),
          day: WEEKDAYS[Math.floor(slot / 96) % 7],
          time,
        };
      });
      const next = steps.find(({ day, time }) => day !== undefined && openNowAt(entries, { day, time }).open);
      const opens = next && `, opens ${next.today ? '' : `${next.day} `}${formatTime(next.time)}`;
      expect(reading.text).toBe(`Closed now${opens ?? ''}`);
    }),
  );
});

test('of two times that overlap, the later end counts', () => {
  const entries = [
    { days: 'Sat', opens: '09:00', closes: '12:00' },
    { days: 'Mon-Sat', opens: '10:00', closes: '17:00' },
  ];
  expect(openNowAt(entries, { day: 'Sat', time: '11:00' }).text).toBe('Open now, until 5PM');
});

test('a note says what a day without times is good for', () => {
  const entries = [
    { days: 'Mon-Fri', opens: '08:00', closes: '17:00' },
    { days: 'Sun', note: 'Emergency only' },
  ];
  expect(openNowAt(entries, { day: 'Sun', time: '12:00' }).text).toBe('Emergency only now, opens Mon 8AM');
});
