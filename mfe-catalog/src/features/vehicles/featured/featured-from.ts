import type { Vehicle } from '@sgc/contract/catalog';
import { type CardFacts, cardFacts } from '../../../domain/card-facts.ts';
import type { FromVehicles } from '../api/from-vehicles.ts';

const SHOWN = 3;

/** A featured cart is one cart in stock, as equipped. */
const isFeatured = ({ priceKind, inStock }: Vehicle): boolean => priceKind === 'as-equipped' && inStock;

export const FEATURED: FromVehicles<readonly CardFacts[]> = {
  key: ['featured'],
  query: { kind: 'stocked-cart', inStock: 'true', limit: String(SHOWN) },
  select: (vehicles) => vehicles.filter(isFeatured).slice(0, SHOWN).map(cardFacts),
};
