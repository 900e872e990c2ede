/** Every address of the site, written once. Patterns use `:name` for a variable part. */
export const ADDRESSES = {
  home: '/',
  inventory: '/inventory',
  vehicle: '/vehicle/:id',
  vehicleAlias: '/vehicles/:id',
  compare: '/compare',
  saved: '/saved',
  denago: '/denago',
  evolution: '/evolution',
  contact: '/contact',
  thankYou: '/thank-you',
  requestStatus: '/request-status',
  financing: '/financing',
  rentals: '/rentals',
  services: '/services',
  showroom: '/showroom',
  about: '/about',
  ecoImpact: '/eco-impact',
  privacy: '/privacy',
  privacyAlias: '/privacy-policy',
  terms: '/terms',
  termsAlias: '/terms-of-service',
  accessibility: '/accessibility',
  policy: '/policies/:policy',
  municipality: '/:municipality-golf-carts',
} as const;

/** The canonical address of a vehicle. */
export const vehicleAddress = (id: string): string => `/vehicle/${id}`;

/** The other address of a vehicle, which lists of vehicles link to. It shows the same page. */
export const vehicleAliasAddress = (id: string): string => `/vehicles/${id}`;

/** The landing page of a municipality, from its slug. */
export const municipalityAddress = (slug: string): string => `/${slug}-golf-carts`;

/** The page of a policy, from its slug. */
export const policyAddress = (slug: string): string => `/policies/${slug}`;

/** Search parameter of the comparison: ids of its vehicles, with commas between them. */
export const COMPARED_PARAMETER = 'ids';

/** The page that shows these vehicles side by side. */
export const compareAddress = (ids: readonly string[]): string =>
  ids.length === 0 ? ADDRESSES.compare : `${ADDRESSES.compare}?${COMPARED_PARAMETER}=${ids.join(',')}`;
