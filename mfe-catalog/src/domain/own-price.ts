import type { Vehicle } from '@sgc/contract/catalog';

/** Where a series starts is no price of the model: there is nothing to offer and nothing to pay off. */
export const hasOwnPrice = ({ priceKind }: Pick<Vehicle, 'priceKind'>): boolean => priceKind !== 'series-from';
