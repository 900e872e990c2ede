import { ADDRESSES } from '@sgc/contract/addresses';

/** Which section may show which addresses outside its own prefix. A pattern that ends in `/*` grants everything below it. */
export const ADDRESS_GRANTS: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': [
    ADDRESSES.inventory,
    ADDRESSES.vehicle,
    ADDRESSES.vehicleAlias,
    ADDRESSES.compare,
    ADDRESSES.saved,
    ADDRESSES.denago,
    ADDRESSES.evolution,
  ],
  'mfe-leads': [ADDRESSES.contact, ADDRESSES.thankYou, ADDRESSES.requestStatus, ADDRESSES.financing],
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
    ADDRESSES.accessibility,
    ADDRESSES.policy,
  ],
  'mfe-eco': [ADDRESSES.ecoImpact],
};

/** A section's own part of the site, where its pages need no grant: `/eco/…` for mfe-eco. */
const ownPrefix = (section: string): string => `/${section.replace(/^mfe-/, '')}/`;

/** Whether a section may claim an address pattern. */
export const isGranted = (section: string, path: string): boolean =>
  path.startsWith(ownPrefix(section)) ||
  (ADDRESS_GRANTS[section] ?? []).some(
    (grant) => grant === path || (grant.endsWith('/*') && path.startsWith(grant.slice(0, -1))),
  );
