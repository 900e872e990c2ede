import { max, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import type { CostPoint } from '../../domain/cost-over-time.ts';

/** Width and height of the drawing's own coordinates: every figure is a percentage of the plot. */
export const PLOT_SIZE = 100;

const TICK_COUNT = 4;

/** The chart as percentages of its plot, `y` from the top. */
export interface CostDrawing {
  readonly gasPath: string;
  readonly electricPath: string;
  /** Between the two lines. */
  readonly savedPath: string;
  readonly gasEnd: number;
  readonly electricEnd: number;
  readonly dollarTicks: readonly { readonly dollars: number; readonly y: number }[];
  readonly timeTicks: readonly { readonly years: number; readonly x: number }[];
}

/** Lays out how costs add up over time. */
export const drawCostChart = (points: readonly CostPoint[]): CostDrawing => {
  const [, top] = nice(0, max(points, ({ gas }) => gas) ?? 0, TICK_COUNT);
  const end = points.at(-1) ?? { years: 0, gas: 0, electric: 0 };
  const x = ({ years }: CostPoint) => (years / end.years) * PLOT_SIZE;
  const y = (dollars: number) => PLOT_SIZE - (dollars / top) * PLOT_SIZE;
  const gasY = ({ gas }: CostPoint) => y(gas);
  const electricY = ({ electric }: CostPoint) => y(electric);
  return {
    gasPath: line(x, gasY)(points) ?? '',
    electricPath: line(x, electricY)(points) ?? '',
    savedPath: area(x, electricY, gasY)(points) ?? '',
    gasEnd: gasY(end),
    electricEnd: electricY(end),
    dollarTicks: ticks(0, top, TICK_COUNT).map((dollars) => ({ dollars, y: y(dollars) })),
    timeTicks: points.map((point) => ({ years: point.years, x: x(point) })),
  };
};
