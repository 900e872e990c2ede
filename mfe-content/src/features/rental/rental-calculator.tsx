import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { afterPaint, Button, Field, Grid, Select } from '@sgc/ui';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { MUNICIPALITIES } from '../../domain/municipality/municipality.ts';
import { WISH_LIMITS } from '../../domain/rental/rental-cost.ts';
import { RENTAL_PLANS } from '../../domain/rental/rental-plans.ts';
import { CostSummary } from './cost-summary.tsx';
import { planName } from './plan-name.ts';
import { quoteOf } from './quote.ts';
import styles from './rental.module.css';
import { formFrom, PICKUP, readForm, type WishForm } from './wish.ts';

/** Properties of {@link RentalCalculator}. */
export interface RentalCalculatorProps {
  readonly search: URLSearchParams;
  readonly business: BusinessProfile;
}

const PLANS = RENTAL_PLANS.map((plan) => ({ value: plan.id, label: planName(plan) }));

const PLACES = [
  { value: PICKUP, label: 'Nowhere: I pick it up' },
  ...MUNICIPALITIES.map(({ slug, name }) => ({ value: slug, label: name })),
];

/** Adds up the price list for what a visitor wants. Without JavaScript its button asks the server. */
export const RentalCalculator = ({ search, business }: RentalCalculatorProps) => {
  const [initial] = useState(() => formFrom(search));
  const [form, setForm] = useState(initial);
  const { rentalOrigin } = business;
  const wished = readForm(form, rentalOrigin);
  const errors = wished.kind === 'errors' ? wished.errors : {};
  const element = useRef<HTMLFormElement>(null);
  const before = useRef(initial);
  const read = useCallback(() => {
    if (element.current === null) return;
    const typed = [...new FormData(element.current)].map(([name, value]) => [name, String(value)]);
    const completed = formFrom(new URLSearchParams(typed), before.current);
    before.current = completed;
    // In a task after the one of the key, which shows what was typed.
    startTransition(() => setForm(completed));
    for (const name of ['until', 'days'] as const) {
      const input = element.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value !== completed[name]) input.value = completed[name];
    }
  }, []);
  // What was typed before this code was here.
  useEffect(() => afterPaint(read), [read]);
  const field = (name: keyof WishForm) => ({ id: name, name, defaultValue: initial[name], error: errors[name] });
  const count = (name: keyof typeof WISH_LIMITS) => ({
    ...field(name),
    type: 'number',
    inputMode: 'numeric' as const,
    ...WISH_LIMITS[name],
  });
  return (
    <Grid min="half">
      <form
        action={`${ADDRESSES.rentals}#what-will-it-cost`}
        method="get"
        className={styles.form}
        noValidate
        ref={element}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <Select {...field('plan')} label="Cart" options={PLANS} />
        <div className={styles.period}>
          <Field {...field('from')} label="First day" optional type="date" />
          <Field {...field('until')} label="Last day" optional type="date" />
        </div>
        <Field {...count('days')} label="Days" hint="From pickup to return: Friday to Monday is three days." />
        {rentalOrigin === undefined ? (
          <Field
            {...count('deliveryMiles')}
            label="Delivery, miles one way"
            optional
            hint="Leave it empty if you do not know: we tell you on the phone. Zero if you pick it up."
          />
        ) : (
          <Select
            {...field('place')}
            label="Deliver to"
            options={PLACES}
            hint={`We count the miles by road from ${rentalOrigin.name}.`}
          />
        )}
        <Field {...count('additionalDrivers')} label="Additional drivers" />
        <Button type="submit" variant="solid">
          Work out the cost
        </Button>
      </form>
      <div aria-live="polite" aria-atomic="true">
        {wished.kind === 'wish' ? (
          <CostSummary
            quote={quoteOf(wished, rentalOrigin?.name)}
            days={wished.wish.days}
            dial={telephoneHref(business.phone)}
          />
        ) : (
          <p>Fill in the fields to see the cost.</p>
        )}
      </div>
    </Grid>
  );
};
