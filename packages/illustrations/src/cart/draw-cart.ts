import { drawScene } from '../scene/draw-scene.ts';
import { element, group, picture } from '../svg/element.ts';
import { layOut } from './cart-frame.ts';
import { type CartOptions, completeLook } from './cart-options.ts';
import { drawBody, drawChassis } from './draw-body.ts';
import { drawCanopyBack, drawCanopyFront, drawMirror } from './draw-canopy.ts';
import { drawFront, drawSteering } from './draw-front.ts';
import { drawRear } from './draw-rear.ts';
import { drawSeats } from './draw-seat.ts';
import { drawWheel } from './draw-wheel.ts';

/** Where and how large a cart stands in a picture. */
export interface CartPlace {
  /** The middle of the cart. */
  readonly x: number;
  /** The ground. */
  readonly y: number;
  /** The cart is never wider than this. */
  readonly width: number;
  /** Nor larger than this; at 1 a metre is 143 units. */
  readonly scale: number;
}

/** A cart as a group for a larger picture. */
export const drawCartIn = (options: CartOptions, { x, y, width, scale }: CartPlace): string => {
  const frame = layOut(completeLook(options));
  const { from, to } = frame.extent;
  const size = Math.min(scale, width / (to - from));
  const middle = (from + to) / 2;
  const wheels = [0, frame.rearAxle].map((axle) => drawWheel(axle, frame.wheelRadius, frame.look)).join('');
  return group(
    { transform: `translate(${Math.round(x - middle * size)} ${y}) scale(${Math.round(size * 1000) / 1000})` },
    element('ellipse', { cx: middle, cy: 2, rx: (to - from) / 2 + 14, ry: 11, fill: '#0b0f11', 'fill-opacity': 0.28 }),
    drawCanopyBack(frame),
    drawSteering(frame),
    drawSeats(frame),
    drawChassis(frame),
    drawRear(frame),
    drawBody(frame),
    drawFront(frame),
    wheels,
    drawCanopyFront(frame),
    drawMirror(frame),
  );
};

/**
 * A cart as a picture of its own, 640 by 480, facing right: SVG text under 12 KB without script, style or reference to
 * anything outside, fit to be served as a file or put into a page.
 */
export const drawCart = (options: CartOptions): string => {
  const scene = options.scene ?? 'ridge';
  return picture(
    640,
    480,
    scene === 'none' ? '' : drawScene(scene, { width: 640, height: 480, ground: 404 }),
    drawCartIn(options, { x: 320, y: 418, width: 590, scale: 1.16 }),
  );
};
