import { drawCart } from '../cart/draw-cart.ts';
import { VEHICLE_LOOKS } from '../vehicles/draw-vehicle.ts';
import { BANNERS, type BannerName, drawBanner } from './draw-banner.ts';
import { drawHero } from './draw-hero.ts';
import { drawLogo } from './draw-logo.ts';
import { drawSectionArt, SECTION_ART_NAMES } from './draw-section-art.ts';
import { drawSocialCard } from './draw-social-card.ts';
import type { PictogramName } from './pictograms.ts';

/** Stands in for a vehicle of which there is neither a photo nor a drawing of its own. */
const ANY_CART = {
  seats: 4,
  colour: '#7d8b8d',
  accent: '#c9d1cb',
  upholstery: '#46535a',
  rims: 'disc',
  scene: 'fairway',
} as const;

/** Pictures that pages place, by file name under `art/`: SVG text. */
export const drawArtFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['logo.svg', drawLogo()],
    ['hero.svg', drawHero()],
    ['vehicles/any-cart.svg', drawCart(ANY_CART)],
    ...Object.entries(VEHICLE_LOOKS).map(([id, look]) => [`vehicles/${id}.svg`, drawCart(look)]),
    ...SECTION_ART_NAMES.map((name) => [`${name}.svg`, drawSectionArt(name)]),
    ...(Object.keys(BANNERS) as BannerName[]).map((name) => [`banner-${name}.svg`, drawBanner(name)]),
  ]);

const PAGE_CARDS: Readonly<Record<string, readonly [vehicle: string, sign?: PictogramName]>> = {
  home: ['evolution-d5-maverick-4-plus'],
  inventory: ['d6-max-gt4'],
  rentals: ['classic-4-plus', 'key'],
  services: ['d5-ranger-4-plus', 'wrench'],
  financing: ['ev-nomad', 'percent'],
  'eco-impact': ['nomad-xl', 'leaf'],
  contact: ['classic-2-pro', 'phone'],
  showroom: ['d6-max-xt4', 'pin'],
  about: ['evolution-d6-max-xt4', 'people'],
  municipality: ['rover-xl', 'pin'],
  policies: ['ev-city', 'document'],
};

/** Cards for shared links, by name without ending: every vehicle's id as `vehicle-<id>`, and the pages'. SVG text. */
export const drawSocialCards = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['any-cart', drawSocialCard(ANY_CART)] as const,
    ...Object.entries(VEHICLE_LOOKS).map(([id, look]) => [`vehicle-${id}`, drawSocialCard(look)] as const),
    ...Object.entries(PAGE_CARDS).flatMap(([name, [vehicle, sign]]) => {
      const look = VEHICLE_LOOKS[vehicle];
      return look ? [[name, drawSocialCard(look, sign)] as const] : [];
    }),
  ]);
