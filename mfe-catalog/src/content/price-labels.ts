import type { PriceKind } from '@sgc/contract/catalog';

/** What a price is, beside every price. */
export const PRICE_LABELS: Readonly<Record<PriceKind, string>> = {
  'as-equipped': 'In stock, as equipped',
  'starting-at': 'Starting at',
  'series-from': 'Series from',
};

/** In place of a price that is not stated. */
export const ASK_FOR_A_PRICE = 'Ask for a price';
