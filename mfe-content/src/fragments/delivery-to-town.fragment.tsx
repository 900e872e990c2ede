import { municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import type { DeliveryToTownProps } from '@sgc/contract/business';
import { Accordion, Grid, Stack } from '@sgc/ui';
import { factTokens } from '../content/fact-tokens.ts';
import { fill } from '../content/fill.ts';
import { DELIVERY_FACTS, DELIVERY_RULES } from '../domain/facts/delivery-facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';

const tokens = {
  ...factTokens({ delivery: { ...DELIVERY_FACTS, ...DELIVERY_RULES } }),
  'municipalities.count': String(MUNICIPALITIES.length),
};

const FREE =
  'Free to all {municipalities.count} municipalities on our list, as for every purchase of {delivery.minimumPurchaseUsd} or more.';
const ON_REQUEST =
  'Delivery is free with a purchase of {delivery.minimumPurchaseUsd} or more. For less, ask us for the price before you order.';

/** Links in the shared look alone: a sheet of this section would travel with each vehicle's first screen. */
const Towns = () => (
  <Grid as="ul" min="sm">
    {MUNICIPALITIES.map(({ name, slug }) => (
      <li key={slug}>
        <a href={municipalityAddress(slug)}>{name}</a>
      </li>
    ))}
  </Grid>
);

/** What delivery of a cart of this price costs, and the towns it holds for: each leads to its page. */
export default function DeliveryToTown({ price }: DeliveryToTownProps) {
  return (
    <Stack>
      <p>
        <strong>{fill(price >= DELIVERY_FACTS.minimumPurchaseUsd ? FREE : ON_REQUEST, tokens)}</strong>
      </p>
      <p>
        {fill('Farther away it is {delivery.extendedPerMileUsd} a mile. The ', tokens)}
        <a href={policyAddress('delivery-policy')}>delivery policy</a> has all the terms.
      </p>
      <Accordion parts={[{ title: 'Is my town on the list?', content: <Towns /> }]} />
    </Stack>
  );
}
