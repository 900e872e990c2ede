import { Badge, ButtonLink, DataTable, Price, VisuallyHidden } from '@sgc/ui';
import { type RentalPlan, savingsPercent } from '../../domain/rental/rental-plans.ts';
import { daysText, planName } from './plan-name.ts';

/** Properties of {@link PlanTable}. */
interface PlanTableProps {
  readonly plan: RentalPlan;
  /** Where the reserve buttons lead. */
  readonly dial: string;
  /** What the plan is for. */
  readonly description: string;
  /** What delivery costs. */
  readonly delivery: string;
}

/** The prices of a plan, each with a button that dials. */
export const PlanTable = ({ plan, description, dial, delivery }: PlanTableProps) => {
  const name = planName(plan);
  return (
    <DataTable
      caption={`${name}: ${description}`}
      columns={[
        { header: 'Duration', cell: ({ days }) => daysText(days) },
        { header: 'Price', cell: ({ usd }) => <Price amount={usd} />, align: 'end' },
        {
          header: 'Renewal',
          cell: ({ renewalPerDayUsd }) =>
            renewalPerDayUsd === undefined ? (
              'At the same price'
            ) : (
              <Price amount={renewalPerDayUsd} unit="/day" withCents={!Number.isInteger(renewalPerDayUsd)} />
            ),
          align: 'end',
        },
        {
          header: 'Savings',
          cell: (price) => {
            const percent = savingsPercent(plan, price);
            return percent === undefined ? 'Day rate' : <Badge tone="good">SAVE {percent}%</Badge>;
          },
        },
        { header: 'Delivery', cell: () => delivery },
        {
          header: 'Reserve',
          cell: ({ days }) => (
            <ButtonLink href={dial} variant="solid" size="sm">
              RESERVE TODAY
              <VisuallyHidden>
                {' '}
                by phone: {name}, {daysText(days)}
              </VisuallyHidden>
            </ButtonLink>
          ),
        },
      ]}
      rows={plan.prices}
      rowKey={({ days }) => String(days)}
    />
  );
};
