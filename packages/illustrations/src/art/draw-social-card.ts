import type { CartOptions } from '../cart/cart-options.ts';
import { drawCartIn } from '../cart/draw-cart.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { group, picture } from '../svg/element.ts';
import { drawLogoIn } from './draw-logo.ts';
import type { PictogramName } from './pictograms.ts';
import { drawSign } from './props.ts';

/**
 * What a link to a page looks like where people share it, 1200 by 630: the cart, the mark, and for a page that has one
 * its sign. Without words, so it needs no font.
 */
export const drawSocialCard = (look: CartOptions, sign?: PictogramName): string => {
  const scene = look.scene === undefined || look.scene === 'none' ? 'ridge' : look.scene;
  return picture(
    1200,
    630,
    drawScene(scene, { width: 1200, height: 630, ground: 520 }),
    sign ? drawSign(985, 530, 270, sign, { plate: '#14543c', mark: '#d3f23e' }) : '',
    drawCartIn(look, { x: sign ? 470 : 600, y: 545, width: sign ? 720 : 960, scale: 1.5 }),
    group({ transform: 'translate(36 36) scale(2)' }, drawLogoIn()),
  );
};
