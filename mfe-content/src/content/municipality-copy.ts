import { ADDRESSES } from '@sgc/contract/addresses';

/** What every place on the list can count on. */
export const BENEFITS = [
  {
    icon: 'truck',
    title: 'To your door',
    text: 'Delivery is free for a sale of {delivery.minimumPurchaseUsd} or more, within {delivery.localMiles} miles of the center of {place.name}.',
  },
  {
    icon: 'wrench',
    title: 'Fixed at home',
    text: 'Mobile technicians do small repairs in your driveway. Labor starts at {service.hourUsd} an hour.',
  },
  {
    icon: 'coin',
    title: 'Paid over time',
    text: 'As low as {service.financingAprPercent} APR on approved credit, for select models.',
  },
  {
    icon: 'shield',
    title: 'Covered',
    text: 'Warranty work on Denago and Evolution carts, done by us.',
  },
] as const;

/** The eight services, each where it is told in full. */
export const SERVICES = [
  { name: 'New carts', href: ADDRESSES.inventory },
  { name: 'Rentals by the day', href: ADDRESSES.rentals },
  { name: 'Maintenance and repair', href: ADDRESSES.services },
  { name: 'Battery care', href: ADDRESSES.services },
  { name: 'Custom work', href: ADDRESSES.services },
  { name: 'Warranty work', href: ADDRESSES.services },
  { name: 'Storage', href: '/policies/storage-policy' },
  { name: 'Financing', href: ADDRESSES.financing },
] as const;

/** What delivery costs: what is delivered, the price, and its condition. */
export const DELIVERY_PRICES = [
  {
    what: 'Sale of {delivery.minimumPurchaseUsd} or more',
    price: 'Free',
    condition: 'Within {delivery.localMiles} miles of the center of {place.name}',
  },
  { what: 'Smaller sale', price: 'On request', condition: 'Ask before you order' },
  {
    what: 'Rental',
    price: 'From free',
    condition: '{delivery.rentalFreeMiles} miles free, then {delivery.rentalPerMileUsd} a mile',
  },
  {
    what: 'Same-day rental',
    price: '{delivery.rushUsd} more',
    condition: 'Ordered before {delivery.rushOrderBy}',
  },
  { what: 'White-glove setup', price: '{delivery.whiteGloveUsd}', condition: 'Unpacked, charged, explained' },
] as const;
