import type { PriceKind } from '@sgc/contract/catalog';

/** What a price is, beside every price. */
export const PRICE_LABELS: Readonly<Record<PriceKind, string>> = {
  'as-equipped': 'In stock, as equipped',
  'starting-at': 'Starting at',
  'series-from': 'Series from',
};
