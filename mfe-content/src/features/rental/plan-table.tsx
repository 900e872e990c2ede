import { Badge, ButtonLink, DataTable, Price, VisuallyHidden } from '@sgc/ui';
import { RENTAL_PLAN_COPY } from '../../content/rentals-copy.ts';
import { fill, type Tokens } from '../../content/tokens.ts';
import { type RentalPlan, savingsPercent } from '../../domain/rental/rental-plans.ts';
import { daysText, planName } from './plan-name.ts';

/** Properties of {@link PlanTable}. */
interface PlanTableProps {
  readonly plan: RentalPlan;
  /** Where the reserve buttons lead. */
  readonly dial: string;
  readonly tokens: Tokens;
}

/** The prices of a plan, each with a button that dials. */
export const PlanTable = ({ plan, dial, tokens }: PlanTableProps) => {
  const name = planName(plan);
  return (
    <DataTable
      caption={`${name}: ${RENTAL_PLAN_COPY[plan.id].description}`}
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
        {
          header: 'Delivery',
          cell: () => fill('{delivery.rentalPerMileUsd} a mile beyond {delivery.rentalFreeMiles}', tokens),
        },
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
