import type { Gallery } from '@sgc/build/gallery';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';

export const gallery: Gallery = [
  { address: municipalityAddress('pottsville') },
  { address: ADDRESSES.rentals },
  { address: ADDRESSES.services },
  { address: ADDRESSES.showroom },
  { address: ADDRESSES.about },
  { address: policyAddress('return-policy') },
  { address: ADDRESSES.privacy },
  { address: ADDRESSES.terms },
  { address: ADDRESSES.accessibility },
];
