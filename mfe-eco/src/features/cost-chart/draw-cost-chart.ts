import { max, nice, ticks } from 'd3-array';
import type { CostPoint } from '../../domain/cost-over-time.ts';

/** Width and height of the drawing's own coordinates: every figure is a percentage of the plot. */
export const PLOT_SIZE = 100;

const TICK_COUNT = 4;

/** The chart as percentages of its plot, `y` from the top. */
export interface CostDrawing {
  /** Corners of the line of gas, as `points` of a polyline; of the line of electricity; of the area between them. */
  readonly gasLine: string;
  readonly electricLine: string;
  readonly savedArea: string;
  readonly gasEnd: number;
  readonly electricEnd: number;
  /** Above the ground line. */
  readonly dollarTicks: readonly { readonly dollars: number; readonly y: number }[];
  readonly timeTicks: readonly { readonly years: number; readonly x: number }[];
}

/** Lays out how costs add up over time. */
export const drawCostChart = (points: readonly CostPoint[]): CostDrawing => {
  const [, top] = nice(0, max(points, ({ gas }) => gas) ?? 0, TICK_COUNT);
  const end = points.at(-1) ?? { years: 0, gas: 0, electric: 0 };
  const x = ({ years }: CostPoint) => (years / end.years) * PLOT_SIZE;
  const y = (dollars: number) => PLOT_SIZE - (dollars / top) * PLOT_SIZE;
  const gas = points.map((point) => `${x(point)},${y(point.gas)}`);
  const electric = points.map((point) => `${x(point)},${y(point.electric)}`);
  return {
    gasLine: gas.join(' '),
    electricLine: electric.join(' '),
    savedArea: [...gas, ...electric.toReversed()].join(' '),
    gasEnd: y(end.gas),
    electricEnd: y(end.electric),
    dollarTicks: ticks(0, top, TICK_COUNT)
      .filter((dollars) => dollars > 0)
      .map((dollars) => ({ dollars, y: y(dollars) })),
    timeTicks: points.map((point) => ({ years: point.years, x: x(point) })),
  };
};
