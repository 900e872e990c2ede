import { dashboards, nobodysMetrics } from '../../src/watched-series/index.ts';

// Each program's own tests check on the running program that it has these metrics.
test('each expression of alarms and dashboards uses metrics that a program owns', () => {
  expect(nobodysMetrics()).toEqual([]);
});

test.each(dashboards())(
  '$file: each panel has its own number, a place of its own and something to show',
  ({ panels }) => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
  },
);
