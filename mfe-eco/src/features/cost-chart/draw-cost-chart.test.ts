import fc from 'fast-check';
import { TIME_FRAMES, USAGES } from '../../domain/assumptions.ts';
import { costOverTime } from '../../domain/cost-over-time.ts';
import { STANDARD_PRICES } from '../../domain/impact.ts';
import { drawCostChart, PLOT_SIZE } from './draw-cost-chart.ts';

const anyPoints = fc
  .record({
    milesPerWeek: fc.double({ min: 1, max: 500, noNaN: true }),
    usage: fc.constantFrom(...USAGES),
    years: fc.constantFrom(...TIME_FRAMES),
    prices: fc.constant(STANDARD_PRICES),
  })
  .map(costOverTime);

const corners = (line: string) => line.split(' ').map((corner) => corner.split(',').map(Number));

test('every corner and tick lies within the plot', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const { gasLine, electricLine, savedArea, dollarTicks, timeTicks } = drawCostChart(points);
      const places = [
        ...[gasLine, electricLine, savedArea].flatMap(corners).flat(),
        ...dollarTicks.map(({ y }) => y),
        ...timeTicks.map(({ x }) => x),
      ];
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(PLOT_SIZE);
      }
    }),
  );
});

test('lines go from the lower left corner to the right edge, gas above electricity', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const { gasLine, electricLine, gasEnd, electricEnd } = drawCostChart(points);
      expect(corners(gasLine)[0]).toEqual([0, PLOT_SIZE]);
      expect(corners(electricLine)[0]).toEqual([0, PLOT_SIZE]);
      expect(corners(gasLine).at(-1)).toEqual([PLOT_SIZE, gasEnd]);
      expect(corners(electricLine).at(-1)).toEqual([PLOT_SIZE, electricEnd]);
      expect(gasEnd).toBeLessThan(electricEnd);
    }),
  );
});

test('the default example: $303 under a scale to $400', () => {
  const points = costOverTime({ milesPerWeek: 25, usage: 'recreational', years: 1, prices: STANDARD_PRICES });
  const { dollarTicks, gasEnd } = drawCostChart(points);
  expect(dollarTicks).toEqual([
    { dollars: 100, y: 75 },
    { dollars: 200, y: 50 },
    { dollars: 300, y: 25 },
    { dollars: 400, y: 0 },
  ]);
  expect(gasEnd).toBeCloseTo(24.167, 3);
});
