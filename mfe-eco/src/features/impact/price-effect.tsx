import { formatDollars } from '@sgc/ui';
import { type ImpactInputs, impactOf, STANDARD_PRICES } from '../../domain/impact.ts';

/** What the visitor's own prices change against the standard ones. */
export const PriceEffect = ({ inputs }: { readonly inputs: ImpactInputs }) => {
  const own = impactOf(inputs).netSavings;
  const standard = impactOf({ ...inputs, prices: STANDARD_PRICES }).netSavings;
  const difference = Math.round(own) - Math.round(standard);
  return (
    <p>
      At the standard prices, net savings are {formatDollars(standard)}.{' '}
      {difference === 0
        ? 'Your prices come to the same.'
        : `With your prices, they are ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`}
    </p>
  );
};
