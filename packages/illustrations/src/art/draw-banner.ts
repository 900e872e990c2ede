import { drawCartIn } from '../cart/draw-cart.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { SceneName } from '../scene/scene-options.ts';
import { picture } from '../svg/element.ts';
import { DENAGO } from '../vehicles/denago.ts';
import { EVOLUTION } from '../vehicles/evolution.ts';
import type { PictogramName } from './pictograms.ts';
import { drawSign } from './props.ts';

/** A policy's slug, as it stands in its address. */
export type BannerName =
  | 'terms-conditions'
  | 'return-policy'
  | 'delivery-policy'
  | 'rental-policy'
  | 'storage-policy'
  | 'publishing-policy'
  | 'feedback-policy'
  | 'corrections-policy'
  | 'diversity-policy'
  | 'ethics-policy'
  | 'staffing-report';

interface Banner {
  readonly sign: PictogramName;
  readonly plate: string;
  readonly mark: string;
  readonly scene: SceneName;
  readonly cart: string;
}

const WHITE = '#f7f8f3';

/** Every policy has a sign, a colour of enamel, a place and a cart that passes. */
export const BANNERS: Readonly<Record<BannerName, Banner>> = {
  'terms-conditions': { sign: 'document', plate: '#14543c', mark: WHITE, scene: 'ridge', cart: 'd5-ranger-4' },
  'return-policy': { sign: 'return', plate: '#1d4690', mark: WHITE, scene: 'lake', cart: 'ev-nomad' },
  'delivery-policy': { sign: 'truck', plate: '#d3f23e', mark: '#161c20', scene: 'town', cart: 'turfman-800' },
  'rental-policy': { sign: 'key', plate: '#ffc247', mark: '#161c20', scene: 'fairway', cart: 'classic-4-plus' },
  'storage-policy': { sign: 'barn', plate: '#8f2a24', mark: WHITE, scene: 'forest', cart: 'classic-2-plus' },
  'publishing-policy': { sign: 'paper', plate: WHITE, mark: '#161c20', scene: 'town', cart: 'ev-city' },
  'feedback-policy': { sign: 'speech', plate: '#16808f', mark: WHITE, scene: 'ridge', cart: 'd5-maverick-4' },
  'corrections-policy': { sign: 'pencil', plate: '#ffc247', mark: '#161c20', scene: 'dusk', cart: 'd6-max-gt4' },
  'diversity-policy': { sign: 'people', plate: '#14543c', mark: '#d3f23e', scene: 'fairway', cart: 'carrier-6-plus' },
  'ethics-policy': { sign: 'scales', plate: '#161c20', mark: '#d3f23e', scene: 'lake', cart: 'd6-max-gt6' },
  'staffing-report': { sign: 'helmet', plate: '#ffc247', mark: '#161c20', scene: 'town', cart: 'carrier-8-plus' },
};

/**
 * The banner of a policy page, 1600 by 480: an enamel sign by the road and a cart that passes. What matters stands in
 * the middle 1200 by 310, so it may be cropped to that.
 */
export const drawBanner = (policy: BannerName): string => {
  const { sign, plate, mark, scene, cart } = BANNERS[policy];
  const look = { ...DENAGO, ...EVOLUTION }[cart];
  return picture(
    1600,
    480,
    drawScene(scene, { width: 1600, height: 480, ground: 374 }),
    drawSign(1180, 382, 190, sign, { plate, mark }),
    look ? drawCartIn(look, { x: 620, y: 386, width: 520, scale: 0.92 }) : '',
  );
};
