import { RenderClock } from './render-clock.ts';

let now = 0;
let delay = 0;
const TIME = { now: () => now, runDelay: () => delay };

const at = (ms: number, act: () => void): void => {
  now = ms;
  act();
};

beforeEach(() => {
  now = 100;
  delay = 40;
});

test('loading lasts until components run, rendering from then on', () => {
  const clock = new RenderClock(TIME);
  at(130, () => clock.turned());
  now = 138;
  expect(clock.timings()).toEqual({ loadMs: 30, renderMs: 8, apiMs: 0 });
});

test('questions to the API that overlap are waited for once', () => {
  const clock = new RenderClock(TIME);
  at(100, () => clock.asked());
  at(104, () => clock.asked());
  at(110, () => clock.answered());
  at(120, () => clock.answered());
  at(130, () => clock.asked());
  at(135, () => clock.answered());
  expect(clock.timings()).toMatchObject({ apiMs: 25 });
});

test('a page that is rendered anew without a fragment has one beginning', () => {
  const clock = new RenderClock(TIME);
  at(110, () => clock.turned());
  at(120, () => clock.turned());
  expect(clock.timings()).toMatchObject({ loadMs: 10, renderMs: 10 });
});

test('a rendering has its time on the clock, also while it waits for nothing but the API', () => {
  const clock = new RenderClock(TIME);
  now = 1600;
  expect(clock.leftMs(2000)).toBe(500);
  now = 2100;
  expect(clock.leftMs(2000)).toBe(0);
});

test('waiting for a processor is no part of the time that a rendering has', () => {
  const clock = new RenderClock(TIME);
  [now, delay] = [2100, 1540];
  expect(clock.leftMs(2000)).toBe(1500);
  now = 3600;
  expect(clock.leftMs(2000)).toBe(0);
});

test('a rendering that hardly gets a processor is given up after four times its limit', () => {
  const clock = new RenderClock(TIME);
  [now, delay] = [8000, 7940];
  expect(clock.leftMs(2000)).toBe(100);
  [now, delay] = [8100, 8040];
  expect(clock.leftMs(2000)).toBe(0);
});
