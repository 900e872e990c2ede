import type { Gallery } from '@sgc/build/gallery';
import { ADDRESSES } from '@sgc/contract/addresses';

export const gallery: Gallery = [{ address: ADDRESSES.ecoImpact }];
