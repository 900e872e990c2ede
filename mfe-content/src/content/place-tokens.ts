import type { BusinessProfile } from '@sgc/contract/business';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import type { Municipality } from '../domain/municipality/municipality.ts';
import type { Neighbor } from '../domain/municipality/neighbors.ts';
import { factTokens } from './fact-tokens.ts';
import type { Tokens } from './fill.ts';

/**
 * What a place's page may quote.
 * @param neighbors all other places, the nearest first.
 * @param business whose financing it may quote.
 * @param facts what stands before the place's own text.
 */
export const placeTokens = (
  place: Municipality,
  neighbors: readonly Neighbor[],
  { financing }: BusinessProfile,
  facts: Tokens,
): Tokens => ({
  ...factTokens({ delivery: DELIVERY_FACTS, service: SERVICE_FACTS, financing }),
  'place.name': place.name,
  'place.close': String(neighbors.filter(({ miles }) => miles <= DELIVERY_FACTS.localMiles).length),
  'place.others': String(neighbors.length),
  'place.nearest': neighbors[0]?.place.name ?? '',
  ...facts,
});
