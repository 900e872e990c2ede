import { ADDRESSES, compareAddress, municipalityAddress, policyAddress, vehicleAddress } from '@sgc/contract/addresses';
import { requestAddress } from '@sgc/contract/leads';

export const NO_SUCH_PAGE = '/no-such-page';

/** An address for every template of the site. */
export const TEMPLATES: readonly string[] = [
  ADDRESSES.home,
  ADDRESSES.inventory,
  vehicleAddress('ev-city'),
  compareAddress(['ev-city', 'ev-nomad', 'rover-xl6']),
  ADDRESSES.saved,
  ADDRESSES.denago,
  ADDRESSES.evolution,
  ADDRESSES.contact,
  requestAddress('service'),
  ADDRESSES.thankYou,
  ADDRESSES.requestStatus,
  ADDRESSES.financing,
  ADDRESSES.rentals,
  ADDRESSES.services,
  ADDRESSES.showroom,
  ADDRESSES.about,
  ADDRESSES.ecoImpact,
  ADDRESSES.privacy,
  ADDRESSES.terms,
  ADDRESSES.accessibility,
  policyAddress('return-policy'),
  policyAddress('staffing-report'),
  municipalityAddress('pottsville'),
  NO_SUCH_PAGE,
];
