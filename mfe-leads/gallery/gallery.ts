import { type Gallery, recorded } from '@sgc/build/gallery';
import { ADDRESSES } from '@sgc/contract/addresses';
import { contactAboutAddress, FORM_TOKEN_PATH } from '@sgc/contract/leads';

export const gallery: Gallery = [
  {
    address: contactAboutAddress('ev-city'),
    asks: {
      [FORM_TOKEN_PATH]: recorded('a token for a form'),
      '/api/vehicles/ev-city': recorded('the vehicle EV CITY'),
    },
    empty: { '/api/vehicles/ev-city': recorded('a vehicle that there is not') },
  },
  { address: ADDRESSES.thankYou },
  // What it asks, a visitor sends.
  { address: ADDRESSES.requestStatus },
  { address: ADDRESSES.financing },
];
