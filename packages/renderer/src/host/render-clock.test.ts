import { RenderClock } from './render-clock.ts';

let now = 0;

const at = (ms: number, act: () => void): void => {
  now = ms;
  act();
};

beforeEach(() => {
  now = 100;
});

test('loading lasts until components run, rendering from then on', () => {
  const clock = new RenderClock(() => now);
  at(130, () => clock.turned());
  now = 138;
  expect(clock.timings()).toEqual({ loadMs: 30, renderMs: 8, apiMs: 0 });
});

test('questions to the API that overlap are waited for once', () => {
  const clock = new RenderClock(() => now);
  at(100, () => clock.asked());
  at(104, () => clock.asked());
  at(110, () => clock.answered());
  at(120, () => clock.answered());
  at(130, () => clock.asked());
  at(135, () => clock.answered());
  expect(clock.timings()).toMatchObject({ apiMs: 25 });
});

test('a page that is rendered anew without a fragment has one beginning', () => {
  const clock = new RenderClock(() => now);
  at(110, () => clock.turned());
  at(120, () => clock.turned());
  expect(clock.timings()).toMatchObject({ loadMs: 10, renderMs: 10 });
});
