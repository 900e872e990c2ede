import { formatDollars } from '@sgc/ui';
import type { CostPoint } from '../../domain/cost-over-time.ts';
import styles from './cost-plot.module.css';
import { drawCostChart, PLOT_SIZE } from './draw-cost-chart.ts';

/** Labels that fit beside each other on a phone. */
const LABEL_LIMIT = 6;
const MONTHS = 12;

/** Months of a single year, years of more; the last label names the unit. */
const timeLabel = (years: number, total: number): string => {
  const [count, unit] = total <= 1 ? [Math.round(years * MONTHS), 'mo'] : [years, 'yr'];
  return years === total ? `${count} ${unit}` : String(count);
};

const anchorAt = (x: number) => {
  if (x === 0) return 'start';
  return x === PLOT_SIZE ? 'end' : 'middle';
};

export interface CostPlotProps {
  readonly points: readonly CostPoint[];
  /** What the picture shows, for those who do not see it. */
  readonly description: string;
}

/**
 * The drawing. Its lines stretch with the plot, in an inner picture of their own; its words do not, so they read the
 * same on a phone and on a desk.
 */
export const CostPlot = ({ points, description }: CostPlotProps) => {
  const { gasLine, electricLine, savedArea, gasEnd, electricEnd, dollarTicks, timeTicks } = drawCostChart(points);
  const total = points.at(-1)?.years ?? 0;
  const every = timeTicks.length > LABEL_LIMIT ? 2 : 1;
  return (
    <svg role="img" aria-label={description} className={styles.plot}>
      {dollarTicks.map(({ dollars, y }) => (
        <g key={dollars}>
          <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className={styles.rule} />
          <text x="0" y={`${y}%`} dy="-0.35em">
            {formatDollars(dollars)}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.base} />
      <svg
        viewBox={`0 0 ${PLOT_SIZE} ${PLOT_SIZE}`}
        preserveAspectRatio="none"
        className={styles.lines}
        aria-hidden="true"
      >
        <polygon points={savedArea} className={styles.saved} />
        <polyline points={electricLine} className={styles.electric} />
        <polyline points={gasLine} className={styles.gas} />
      </svg>
      <text x="100%" y={`${gasEnd}%`} dy="-0.6em" textAnchor="end" className={styles.gasLabel}>
        Gas
      </text>
      <text x="100%" y={`${electricEnd}%`} dy="-0.6em" textAnchor="end" className={styles.electricLabel}>
        Electricity
      </text>
      {timeTicks
        .filter((_, index) => index % every === 0)
        .map(({ years, x }) => (
          <text key={years} x={`${x}%`} y="100%" dy="1.5em" textAnchor={anchorAt(x)}>
            {timeLabel(years, total)}
          </text>
        ))}
    </svg>
  );
};
