import type { BusinessProfile } from '@sgc/contract/business';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import type { Municipality } from '../domain/municipality/municipality.ts';
import { businessTokens, factTokens, type Tokens } from './tokens.ts';

/**
 * What a place's page may quote.
 * @param facts what stands before the place's own text.
 */
export const placeTokens = (place: Municipality, facts: Tokens, business: BusinessProfile): Tokens => ({
  ...factTokens({ delivery: DELIVERY_FACTS, service: SERVICE_FACTS }),
  ...businessTokens(business),
  'place.name': place.name,
  ...facts,
});
