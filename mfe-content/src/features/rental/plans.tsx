import type { Tokens } from '../../content/tokens.ts';
import { RENTAL_PLANS } from '../../domain/rental/rental-plans.ts';
import { Footnotes } from './footnotes.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './rental.module.css';

/** The price list of all plans, with what holds for them. */
export const Plans = ({ dial, tokens }: { dial: string; tokens: Tokens }) => (
  <div className={styles.plans}>
    {RENTAL_PLANS.map((plan) => (
      <PlanTable key={plan.id} plan={plan} dial={dial} tokens={tokens} />
    ))}
    <Footnotes tokens={tokens} />
  </div>
);
