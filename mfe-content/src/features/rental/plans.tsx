import { fill, type Tokens } from '../../content/fill.ts';
import { RENTAL_PLANS } from '../../domain/rental/rental-plans.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './rental.module.css';

/** Properties of {@link Plans}. */
interface PlansProps {
  /** What each plan is for, in the order of the plans. */
  readonly descriptions: readonly string[];
  /** Where the reserve buttons lead. */
  readonly dial: string;
  readonly tokens: Tokens;
}

/** The price lists of all plans. */
export const Plans = ({ descriptions, dial, tokens }: PlansProps) => (
  <div className={styles.plans}>
    {RENTAL_PLANS.map((plan, index) => (
      <PlanTable
        key={plan.id}
        plan={plan}
        description={descriptions[index] ?? ''}
        dial={dial}
        delivery={fill('{delivery.rentalPerMileUsd} a mile beyond {delivery.rentalFreeMiles}', tokens)}
      />
    ))}
  </div>
);
