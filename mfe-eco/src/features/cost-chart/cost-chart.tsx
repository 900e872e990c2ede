import { Accordion, type DataColumn, DataTable, formatDollars } from '@sgc/ui';
import { formatYears } from '../../content/words.ts';
import { type CostPoint, costOverTime } from '../../domain/cost-over-time.ts';
import type { ImpactInputs } from '../../domain/impact.ts';
import styles from './cost-chart.module.css';
import { CostPlot } from './cost-plot.tsx';

const MONTHS = 12;

const timeName = (years: number): string =>
  Number.isInteger(years) ? formatYears(years) : `${Math.round(years * MONTHS)} months`;

const COLUMNS: readonly DataColumn<CostPoint>[] = [
  { header: 'After', cell: ({ years }) => timeName(years) },
  { header: 'Gas', cell: ({ gas }) => formatDollars(gas), align: 'end' },
  { header: 'Electricity', cell: ({ electric }) => formatDollars(electric), align: 'end' },
  { header: 'Difference', cell: ({ gas, electric }) => formatDollars(gas - electric), align: 'end' },
];

const describe = (points: readonly CostPoint[]): string => {
  const { years, gas, electric } = points.at(-1) ?? { years: 0, gas: 0, electric: 0 };
  return `Two lines rise evenly over ${formatYears(years)}: gas to ${formatDollars(gas)}, electricity to ${formatDollars(electric)}.`;
};

/** Cumulative cost of energy, gas against electricity: a drawing, and the table behind it. */
export const CostChart = ({ inputs }: { readonly inputs: ImpactInputs }) => {
  const points = costOverTime(inputs);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3 className={styles.title}>What the energy costs, added up</h3>
        <p className={styles.condition}>
          Energy only: the price of a cart, its batteries and its service are not in it.
        </p>
      </figcaption>
      <CostPlot points={points} description={describe(points)} />
      <Accordion
        parts={[
          {
            title: 'The same figures as a table',
            content: (
              <DataTable
                caption="Cost of energy so far"
                columns={COLUMNS}
                rows={points.filter(({ years }) => years > 0)}
                rowKey={({ years }) => String(years)}
              />
            ),
          },
        ]}
      />
    </figure>
  );
};
