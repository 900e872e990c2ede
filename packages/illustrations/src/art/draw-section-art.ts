import { drawCartIn } from '../cart/draw-cart.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { SceneName } from '../scene/scene-options.ts';
import { picture } from '../svg/element.ts';
import { DENAGO } from '../vehicles/denago.ts';
import { EVOLUTION } from '../vehicles/evolution.ts';
import { drawCharger, drawHall, drawLift, drawSign, drawTrailer } from './props.ts';

/** The parts of the site that have a picture. */
export type SectionArtName =
  | 'rentals'
  | 'services'
  | 'showroom'
  | 'about'
  | 'eco'
  | 'financing'
  | 'contact'
  | 'delivery';

const LOOKS = { ...DENAGO, ...EVOLUTION };
const GROUND = 508;

const cart = (id: string, x: number, y: number, width: number): string => {
  const look = LOOKS[id];
  return look ? drawCartIn(look, { x, y, width, scale: 1.2 }) : '';
};

const scene = (name: SceneName): string => drawScene(name, { width: 800, height: 600, ground: GROUND });

const DRAWINGS: Readonly<Record<SectionArtName, () => string>> = {
  rentals: () =>
    scene('lake') +
    drawSign(640, GROUND + 6, 170, 'key', { plate: '#ffc247', mark: '#161c20' }) +
    cart('classic-4-plus', 300, GROUND + 22, 430),
  services: () =>
    scene('town') +
    drawSign(668, GROUND + 4, 150, 'wrench', { plate: '#1d4690', mark: '#f7f8f3' }) +
    drawLift(310, GROUND + 30, 440, 92) +
    cart('d5-ranger-4-plus', 310, GROUND - 62, 400),
  showroom: () =>
    scene('ridge') + drawHall(400, GROUND + 8, 620, 300, '#f2f5f1') + cart('d5-maverick-4-plus', 430, GROUND + 36, 400),
  about: () => scene('town') + cart('ev-city', 470, GROUND + 24, 330),
  eco: () =>
    scene('forest') +
    cart('d5-ranger-4-plus', 480, GROUND + 24, 430) +
    drawCharger(130, GROUND + 22, 230, [268, GROUND - 60]),
  financing: () =>
    scene('fairway') +
    drawSign(640, GROUND + 6, 180, 'percent', { plate: '#14543c', mark: '#d3f23e' }) +
    cart('ev-nomad', 295, GROUND + 22, 430),
  contact: () =>
    scene('ridge') +
    drawSign(620, GROUND + 6, 200, 'phone', { plate: '#d3f23e', mark: '#161c20' }) +
    cart('classic-2-pro', 270, GROUND + 22, 360),
  delivery: () =>
    scene('ridge') + drawTrailer(380, GROUND + 34, 500, 62) + cart('d5-maverick-4', 370, GROUND - 26, 420),
};

/** The picture of a part of the site, 800 by 600. */
export const drawSectionArt = (name: SectionArtName): string => picture(800, 600, DRAWINGS[name]());

/** Every part of the site that has a picture. */
export const SECTION_ART_NAMES = Object.keys(DRAWINGS) as readonly SectionArtName[];
