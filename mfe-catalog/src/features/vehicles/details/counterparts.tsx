import { vehicleAddress } from '@sgc/contract/addresses';
import type { PriceKind } from '@sgc/contract/catalog';
import { formatDollars } from '@sgc/ui';
import { hasOwnPrice } from '../../../domain/own-price.ts';
import type { Counterpart } from '../../../domain/related.ts';

const WHAT: Readonly<Record<PriceKind, string>> = {
  'as-equipped': 'As equipped, on our lot:',
  'starting-at': 'Maker’s model, starting at:',
  'series-from': 'Maker’s model:',
};

/** Why one cart stands here at two prices: a stocked cart and its maker's model are two things, each with a page. */
export const Counterparts = ({ counterparts }: { readonly counterparts: readonly Counterpart[] }) =>
  counterparts.map((counterpart) => (
    <p key={counterpart.id}>
      {WHAT[counterpart.priceKind]}{' '}
      <a href={vehicleAddress(counterpart.id)}>
        {counterpart.name}
        {hasOwnPrice(counterpart) ? `, ${formatDollars(counterpart.price)}` : ''}
      </a>
    </p>
  ));
