import { Card, Facts, formatDollars, Notice, Price } from '@sgc/ui';
import { type RentalWish, rentalCost } from '../../domain/rental/rental-cost.ts';
import type { RentalPlan } from '../../domain/rental/rental-plans.ts';
import { daysText, planName } from './plan-name.ts';

const usd = (amount: number): string => formatDollars(amount, !Number.isInteger(amount));

/** What a rental costs, part by part. */
export const CostSummary = ({ plan, wish }: { plan: RentalPlan; wish: RentalWish }) => {
  const cost = rentalCost(plan, wish);
  const upgraded = cost.price.days > wish.days;
  const basis = cost.extraDays === 0 ? '' : ` and ${daysText(cost.extraDays)} at its renewal rate`;
  return (
    <Card as="section">
      <h3>
        {planName(plan)}, {daysText(wish.days)}
      </h3>
      <Price amount={cost.totalUsd} unit=" before tax" size="lg" withCents={!Number.isInteger(cost.totalUsd)} />
      <Facts
        facts={[
          { name: `Rent: the price for ${daysText(cost.price.days)}${basis}`, value: usd(cost.rentUsd) },
          { name: 'Delivery', value: usd(cost.deliveryUsd) },
          { name: 'Additional drivers', value: usd(cost.driversUsd) },
          { name: 'Deposit, held and given back', value: usd(cost.depositUsd) },
        ]}
      />
      {upgraded ? (
        <Notice tone="good">
          The price for {daysText(cost.price.days)} is lower than that for {daysText(wish.days)}, so you may keep the
          cart for {daysText(cost.price.days)}.
        </Notice>
      ) : null}
    </Card>
  );
};
