import anyCart from '@sgc/illustrations/art/vehicles/any-cart.svg';
import carrier6Plus from '@sgc/illustrations/art/vehicles/carrier-6-plus.svg';
import carrier8Plus from '@sgc/illustrations/art/vehicles/carrier-8-plus.svg';
import classic2Plus from '@sgc/illustrations/art/vehicles/classic-2-plus.svg';
import classic2Pro from '@sgc/illustrations/art/vehicles/classic-2-pro.svg';
import classic4Plus from '@sgc/illustrations/art/vehicles/classic-4-plus.svg';
import d5Maverick4 from '@sgc/illustrations/art/vehicles/d5-maverick-4.svg';
import d5Maverick4Plus from '@sgc/illustrations/art/vehicles/d5-maverick-4-plus.svg';
import d5Maverick6 from '@sgc/illustrations/art/vehicles/d5-maverick-6.svg';
import d5Maverick6Plus from '@sgc/illustrations/art/vehicles/d5-maverick-6-plus.svg';
import d5Ranger22 from '@sgc/illustrations/art/vehicles/d5-ranger-2-2.svg';
import d5Ranger4 from '@sgc/illustrations/art/vehicles/d5-ranger-4.svg';
import d5Ranger4Plus from '@sgc/illustrations/art/vehicles/d5-ranger-4-plus.svg';
import d5Ranger6 from '@sgc/illustrations/art/vehicles/d5-ranger-6.svg';
import d5Ranger6Plus from '@sgc/illustrations/art/vehicles/d5-ranger-6-plus.svg';
import d6MaxGt4 from '@sgc/illustrations/art/vehicles/d6-max-gt4.svg';
import d6MaxGt6 from '@sgc/illustrations/art/vehicles/d6-max-gt6.svg';
import d6MaxXt4 from '@sgc/illustrations/art/vehicles/d6-max-xt4.svg';
import d6MaxXt6 from '@sgc/illustrations/art/vehicles/d6-max-xt6.svg';
import denagoEvCity from '@sgc/illustrations/art/vehicles/denago-ev-city.svg';
import evCity from '@sgc/illustrations/art/vehicles/ev-city.svg';
import evNomad from '@sgc/illustrations/art/vehicles/ev-nomad.svg';
import evolutionD5Maverick4Plus from '@sgc/illustrations/art/vehicles/evolution-d5-maverick-4-plus.svg';
import evolutionD6MaxXt4 from '@sgc/illustrations/art/vehicles/evolution-d6-max-xt4.svg';
import forester4Plus from '@sgc/illustrations/art/vehicles/forester-4-plus.svg';
import forester6Plus from '@sgc/illustrations/art/vehicles/forester-6-plus.svg';
import nomadXl from '@sgc/illustrations/art/vehicles/nomad-xl.svg';
import roverXl from '@sgc/illustrations/art/vehicles/rover-xl.svg';
import roverXl6 from '@sgc/illustrations/art/vehicles/rover-xl6.svg';
import roverXxl from '@sgc/illustrations/art/vehicles/rover-xxl.svg';
import turfman200 from '@sgc/illustrations/art/vehicles/turfman-200.svg';
import turfman800 from '@sgc/illustrations/art/vehicles/turfman-800.svg';
import turfman1000 from '@sgc/illustrations/art/vehicles/turfman-1000.svg';

/** Drawings by vehicle id: what a cart is shown by until there is a photo of it. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map([
  ['carrier-6-plus', carrier6Plus],
  ['carrier-8-plus', carrier8Plus],
  ['classic-2-plus', classic2Plus],
  ['classic-2-pro', classic2Pro],
  ['classic-4-plus', classic4Plus],
  ['d5-maverick-4', d5Maverick4],
  ['d5-maverick-4-plus', d5Maverick4Plus],
  ['d5-maverick-6', d5Maverick6],
  ['d5-maverick-6-plus', d5Maverick6Plus],
  ['d5-ranger-2-2', d5Ranger22],
  ['d5-ranger-4', d5Ranger4],
  ['d5-ranger-4-plus', d5Ranger4Plus],
  ['d5-ranger-6', d5Ranger6],
  ['d5-ranger-6-plus', d5Ranger6Plus],
  ['d6-max-gt4', d6MaxGt4],
  ['d6-max-gt6', d6MaxGt6],
  ['d6-max-xt4', d6MaxXt4],
  ['d6-max-xt6', d6MaxXt6],
  ['denago-ev-city', denagoEvCity],
  ['ev-city', evCity],
  ['ev-nomad', evNomad],
  ['evolution-d5-maverick-4-plus', evolutionD5Maverick4Plus],
  ['evolution-d6-max-xt4', evolutionD6MaxXt4],
  ['forester-4-plus', forester4Plus],
  ['forester-6-plus', forester6Plus],
  ['nomad-xl', nomadXl],
  ['rover-xl', roverXl],
  ['rover-xl6', roverXl6],
  ['rover-xxl', roverXxl],
  ['turfman-1000', turfman1000],
  ['turfman-200', turfman200],
  ['turfman-800', turfman800],
]);

/** Stands in for a vehicle without photo and drawing, and for a photo that does not load. */
export const PLACEHOLDER: string = anyCart;
