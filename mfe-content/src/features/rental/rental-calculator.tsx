import { ADDRESSES } from '@sgc/contract/addresses';
import { Button, Field, Grid, Select } from '@sgc/ui';
import { type ChangeEvent, useState } from 'react';
import { WISH_LIMITS, type WishField } from '../../domain/rental/rental-cost.ts';
import { RENTAL_PLANS } from '../../domain/rental/rental-plans.ts';
import { CostSummary } from './cost-summary.tsx';
import { planName } from './plan-name.ts';
import styles from './rental.module.css';
import { formFrom, readForm } from './wish.ts';

const FIELDS: readonly { name: WishField; label: string }[] = [
  { name: 'days', label: 'Days' },
  { name: 'deliveryMiles', label: 'Delivery, miles one way' },
  { name: 'additionalDrivers', label: 'Additional drivers' },
];

/** Adds up the price list for what a visitor wants. Without JavaScript its button asks the server. */
export const RentalCalculator = ({ search }: { search: URLSearchParams }) => {
  const [form, setForm] = useState(() => formFrom(search));
  const read = readForm(form);
  const errors = read.kind === 'errors' ? read.errors : {};
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setForm((before) => ({ ...before, [target.name]: target.value }));
  return (
    <Grid min="half">
      <form
        action={ADDRESSES.rentals}
        method="get"
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          id="plan"
          name="plan"
          label="Cart"
          value={form.plan}
          onChange={change}
          options={RENTAL_PLANS.map((plan) => ({ value: plan.id, label: planName(plan) }))}
        />
        {FIELDS.map(({ name, label }) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={label}
            error={errors[name]}
            value={form[name]}
            onChange={change}
            type="number"
            inputMode="numeric"
            min={WISH_LIMITS[name].min}
            max={WISH_LIMITS[name].max}
          />
        ))}
        <noscript>
          <Button type="submit" variant="solid">
            Work out the cost
          </Button>
        </noscript>
      </form>
      <div aria-live="polite" aria-atomic="true">
        {read.kind === 'wish' ? (
          <CostSummary plan={read.plan} wish={read.wish} />
        ) : (
          <p>Fill in the fields to see the cost.</p>
        )}
      </div>
    </Grid>
  );
};
