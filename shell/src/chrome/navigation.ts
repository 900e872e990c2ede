import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import type { Policy } from './policy.ts';

/** One link of the navigation or the footer. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Links that stand in the bar itself. */
export const TOP_LINKS: readonly NavigationLink[] = [
  { label: 'Home', href: ADDRESSES.home },
  { label: 'Inventory', href: ADDRESSES.inventory },
  { label: 'Rentals', href: ADDRESSES.rentals },
  { label: 'Services', href: ADDRESSES.services },
  { label: 'Showroom', href: ADDRESSES.showroom },
  { label: 'Contact', href: ADDRESSES.contact },
];

/** Links behind a word of the bar. */
export const LINK_GROUPS: readonly { readonly label: string; readonly links: readonly NavigationLink[] }[] = [
  {
    label: 'Locations',
    links: [
      { label: 'Pottsville', href: municipalityAddress('pottsville') },
      { label: 'Schuylkill Haven', href: municipalityAddress('schuylkill-haven') },
      { label: 'Tamaqua', href: municipalityAddress('tamaqua') },
    ],
  },
  {
    label: 'About',
    links: [
      { label: 'About us', href: ADDRESSES.about },
      { label: 'Financing', href: ADDRESSES.financing },
      { label: 'Eco-Impact', href: ADDRESSES.ecoImpact },
    ],
  },
];

/** The footer's first list; financing follows it and leaves the site. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'Home', href: ADDRESSES.home },
  { label: 'Inventory', href: ADDRESSES.inventory },
  { label: 'Rentals', href: ADDRESSES.rentals },
  { label: 'Services', href: ADDRESSES.services },
  { label: 'About', href: ADDRESSES.about },
  { label: 'Contact', href: ADDRESSES.contact },
  { label: 'Evolution', href: ADDRESSES.evolution },
  { label: 'Denago', href: ADDRESSES.denago },
];

/** Every policy a visitor can read. */
export const policyLinks = (policies: readonly Policy[]): readonly NavigationLink[] => [
  ...policies.map(({ name, slug }) => ({ label: name, href: policyAddress(slug) })),
  { label: 'Privacy', href: ADDRESSES.privacy },
];

/** The footer's bottom line. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: ADDRESSES.privacyAlias },
  { label: 'Terms of Service', href: ADDRESSES.termsAlias },
  { label: 'Accessibility', href: ADDRESSES.accessibility },
];
