import { type BusinessProfile, DELIVERY_TERMS } from '@sgc/contract/business';
import { formatDollars } from '@sgc/ui';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import { MUNICIPALITIES, type Municipality } from '../domain/municipality/municipality.ts';
import { neighborsOf } from '../domain/municipality/neighbors.ts';
import { deliveryCost, roadMiles } from '../domain/rental/delivery-cost.ts';
import { factTokens } from './fact-tokens.ts';
import type { Tokens } from './fill.ts';
import { rentalTokens } from './rental-tokens.ts';

/** The cost of delivering a rented cart there, if the profile says where it starts. */
const rentalDelivery = (place: Municipality, { rentalOrigin }: BusinessProfile): string => {
  if (rentalOrigin === undefined) return 'By the mile';
  const miles = roadMiles(rentalOrigin, place);
  const cost = deliveryCost(miles);
  return `${cost === 0 ? 'Free' : `About ${formatDollars(cost)}`}, ${miles} miles`;
};

/**
 * What a place's page may quote.
 * @param business whose financing and rental miles it may quote.
 */
export const placeTokens = (place: Municipality, business: BusinessProfile): Tokens => {
  const neighbors = neighborsOf(place, MUNICIPALITIES);
  return {
    ...factTokens({
      delivery: { ...DELIVERY_FACTS, ...DELIVERY_TERMS },
      service: SERVICE_FACTS,
      financing: business.financing,
    }),
    ...rentalTokens(business),
    'rental.delivery': rentalDelivery(place, business),
    'place.name': place.name,
    'place.close': String(neighbors.filter(({ miles }) => miles <= DELIVERY_FACTS.localMiles).length),
    'place.others': String(neighbors.length),
    'place.nearest': neighbors[0]?.place.name ?? '',
  };
};
