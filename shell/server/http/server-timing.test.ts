import { costOf } from './server-timing.ts';

const TIMINGS = { loadMs: 12.345, renderMs: 8, apiMs: 10.06 };

test('a page that was rendered for a request has the duration of each part', () => {
  expect(costOf('miss', TIMINGS)).toBe('cache;desc=miss, load;dur=12.3, api;dur=10.1, render;dur=8');
});

test.each(['hit', 'stale', 'stale-if-error'] as const)(
  'a page from the cache (%s) says so, and no figures',
  (outcome) => {
    expect(costOf(outcome, TIMINGS)).toBe(`cache;desc=${outcome}`);
  },
);

test('the page that stands in has no durations', () => {
  expect(costOf('miss', undefined)).toBe('cache;desc=miss');
});
