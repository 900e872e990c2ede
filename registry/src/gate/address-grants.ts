import { ADDRESSES } from '@sgc/contract/addresses';

/**
 * Which section may show which addresses. A pattern that ends in `/*` grants everything below it: a page there needs no
 * change here.
 */
export const ADDRESS_GRANTS: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': [
    ADDRESSES.inventory,
    ADDRESSES.vehicle,
    ADDRESSES.vehicleAlias,
    ADDRESSES.compare,
    ADDRESSES.saved,
    ADDRESSES.denago,
    ADDRESSES.evolution,
    '/catalog/*',
  ],
  'mfe-leads': [ADDRESSES.contact, ADDRESSES.thankYou, ADDRESSES.financing, '/leads/*'],
  'mfe-content': [
    ADDRESSES.municipality,
    ADDRESSES.rentals,
    ADDRESSES.services,
    ADDRESSES.showroom,
    ADDRESSES.about,
    ADDRESSES.privacy,
    ADDRESSES.privacyAlias,
    ADDRESSES.terms,
    ADDRESSES.termsAlias,
    ADDRESSES.policy,
    '/content/*',
  ],
  'mfe-eco': [ADDRESSES.ecoImpact, '/eco/*'],
};

/** Whether a section may claim an address pattern. */
export const isGranted = (section: string, path: string): boolean =>
  (ADDRESS_GRANTS[section] ?? []).some(
    (grant) => grant === path || (grant.endsWith('/*') && path.startsWith(grant.slice(0, -1))),
  );
