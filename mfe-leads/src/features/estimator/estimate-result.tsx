import { Figures, formatDollars } from '@sgc/ui';
import type { PaymentEstimate } from '../../domain/payment.ts';
import styles from './payment-estimator.module.css';

const withCents = (amount: number): string => formatDollars(amount, true);

/** What the typed figures come to, said aloud whenever it changes. */
export const EstimateResult = ({ estimate }: { estimate: PaymentEstimate | undefined }) => (
  <output aria-live="polite" className={styles.result}>
    {estimate === undefined ? (
      <span>Fill in the price, the term and the rate to see an estimate.</span>
    ) : (
      <Figures
        facts={[
          { name: 'Estimated payment a month', value: withCents(estimate.monthly) },
          ...(estimate.last === estimate.monthly ? [] : [{ name: 'Last payment', value: withCents(estimate.last) }]),
          { name: 'Amount financed', value: withCents(estimate.financed) },
          { name: 'Interest in total', value: withCents(estimate.interest) },
          { name: 'All payments together', value: withCents(estimate.total) },
        ]}
      />
    )}
  </output>
);
