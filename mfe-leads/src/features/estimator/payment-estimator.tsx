import { ADDRESSES } from '@sgc/contract/addresses';
import type { Financing } from '@sgc/contract/business';
import { Button, Field, Grid, Notice, Select, Stack } from '@sgc/ui';
import { ON_APPROVED_CREDIT } from '../../content/financing.ts';
import { type EstimateRequest, PROMOTION } from '../../domain/estimate-request.ts';
import { termsOf } from '../../domain/payment.ts';
import { EstimateResult } from './estimate-result.tsx';
import styles from './payment-estimator.module.css';
import { useEstimate } from './use-estimate.ts';

/** Properties of {@link PaymentEstimator}. */
interface PaymentEstimatorProps {
  readonly initial: EstimateRequest;
  readonly financing: Financing;
}

const termOptions = (financing: Financing) =>
  termsOf(financing).map((months) => ({ value: String(months), label: `${months} months` }));

const offers = ({ lowestAprPercent }: Financing) => [
  { value: 'typed', label: 'A rate I enter' },
  { value: PROMOTION, label: `${lowestAprPercent}% on select models` },
];

/** What a cart costs a month. Works out while someone types; without JavaScript the financing page answers the form. */
export const PaymentEstimator = ({ initial, financing }: PaymentEstimatorProps) => {
  const { type, mistakes, estimate } = useEstimate(initial, financing);
  return (
    <form
      id="payment-estimator"
      method="get"
      action={`${ADDRESSES.financing}#payment-estimator`}
      aria-label="Payment estimator"
      className={styles.estimator}
      onInput={type}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Stack gap="lg">
        <Grid min="md">
          <Field
            id="estimate-amount"
            name="amount"
            label="Price"
            hint="In US dollars"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial.amount}
            error={mistakes.amount}
          />
          <Field
            id="estimate-down"
            name="down"
            label="Down payment"
            hint="In US dollars"
            optional
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial.down}
            error={mistakes.down}
          />
          <Select
            id="estimate-term"
            name="term"
            label="Term"
            hint="How long you pay"
            options={termOptions(financing)}
            defaultValue={initial.term}
          />
          <Select
            id="estimate-offer"
            name="offer"
            label="Rate"
            hint={`${financing.lowestAprPercent}%: ${ON_APPROVED_CREDIT}`}
            options={offers(financing)}
            defaultValue={initial.offer}
          />
          <div className={styles.rate}>
            <Field
              id="estimate-rate"
              name="rate"
              label="Rate a year"
              hint="APR in percent"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={initial.rate}
              error={mistakes.rate}
            />
          </div>
        </Grid>
        <EstimateResult estimate={estimate} />
        <Button type="submit" variant="solid">
          Estimate Payment
        </Button>
        <Notice title="An estimate, not an offer">
          <p>
            Sales tax, registration and fees are not included. What you pay depends on the lender and your credit, and
            not everyone qualifies for {financing.lowestAprPercent}%.
          </p>
        </Notice>
      </Stack>
    </form>
  );
};
