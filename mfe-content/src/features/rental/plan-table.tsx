import { Badge, ButtonLink, formatDollars, VisuallyHidden } from '@sgc/ui';
import { type RentalPlan, type RentalPrice, savingsPercent } from '../../domain/rental/rental-plans.ts';
import { daysText, planName } from './plan-name.ts';
import styles from './rental.module.css';

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

const Savings = ({ plan, price }: { readonly plan: RentalPlan; readonly price: RentalPrice }) => {
  const percent = savingsPercent(plan, price);
  return percent === undefined ? null : (
    <span className={styles.savings}>
      <Badge tone="good">SAVE {percent}%</Badge>
    </span>
  );
};

const renewalText = ({ renewalPerDayUsd }: RentalPrice): string | undefined =>
  renewalPerDayUsd === undefined
    ? undefined
    : `Renewal ${formatDollars(renewalPerDayUsd, !Number.isInteger(renewalPerDayUsd))}/day`;

/**
 * The prices of a plan, a row each, with a button that dials: short enough to stay a table on a phone. The roles are
 * spelled out because browsers drop a table's meaning when its display changes.
 */
export const PlanTable = ({ plan, description, dial, delivery }: PlanTableProps) => {
  const name = planName(plan);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: lost with `display: flex` otherwise
    <table role="table" className={styles.plan}>
      <caption>
        {name}: {description} Delivery: {delivery}.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Duration', 'Price', 'Reserve'].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {plan.prices.map((price) => (
          <tr key={price.days} role="row">
            <th role="rowheader" scope="row">
              {daysText(price.days)}
            </th>
            <td role="cell">
              <strong>{formatDollars(price.usd)}</strong> <Savings plan={plan} price={price} />
              <span className={styles.renewal}>{renewalText(price)}</span>
            </td>
            <td role="cell">
              <ButtonLink href={dial} variant="solid" size="sm">
                RESERVE TODAY
                <VisuallyHidden>
                  {' '}
                  by phone: {name}, {daysText(price.days)}
                </VisuallyHidden>
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: lost with `display: flex` otherwise
  );
};
