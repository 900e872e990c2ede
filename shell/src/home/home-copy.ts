import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import type { IconName } from '@sgc/ui';

interface Benefit {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
}

/** Why people come, in the order they are shown. */
export const benefitsOf = ({ financing }: BusinessProfile): readonly Benefit[] => [
  {
    title: 'Premium Quality',
    icon: 'star',
    text: 'New Denago and Evolution carts, from two seats to eight.',
  },
  { title: 'Expert Service', icon: 'wrench', text: 'Certified service: maintenance, batteries and repairs.' },
  { title: `${financing.lowestAprPercent}% Financing`, icon: 'coin', text: 'On select models, on approved credit.' },
  { title: 'Eco-Friendly', icon: 'leaf', text: 'Electric drive: no gas to buy and no tailpipe.' },
];

interface Brand {
  readonly name: string;
  /** Where the brand's carts are shown, if they are sold here. */
  readonly href?: string;
}

/** Brands whose carts are sold or looked after here, in the order they are shown. */
export const BRANDS: readonly Brand[] = [
  { name: 'Club Car' },
  { name: 'EZ-GO' },
  { name: 'Denago', href: ADDRESSES.denago },
  { name: 'Evolution', href: ADDRESSES.evolution },
  { name: 'Tomberlin' },
  { name: 'Swift EV' },
];

/** Services for a brand that is sold here. */
export const SOLD_HERE = 'New carts with warranty, genuine parts, certified service, support by phone.';

/** Services for every other brand. */
export const SERVED_HERE = 'Warranty advice, parts, certified service, support by phone.';
