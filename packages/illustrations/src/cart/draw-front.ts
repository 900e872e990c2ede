import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { line, type Point, rounded } from '../svg/path.ts';
import type { CartFrame } from './cart-frame.ts';
import type { CartLook } from './cart-options.ts';

/** The face's outline from the dash over the hood to the bumper, above the floor. */
const NOSES: Record<
  CartLook['nose'],
  { readonly radius: number; readonly outline: readonly Point[]; readonly lamp: Point }
> = {
  round: {
    radius: 22,
    outline: [
      [-40, -84],
      [-12, -92],
      [44, -70],
      [66, -34],
      [60, 4],
    ],
    lamp: [50, -46],
  },
  wedge: {
    radius: 9,
    outline: [
      [-40, -86],
      [-14, -92],
      [40, -62],
      [70, -40],
      [64, 4],
    ],
    lamp: [52, -44],
  },
  truck: {
    radius: 10,
    outline: [
      [-40, -88],
      [-8, -92],
      [50, -82],
      [66, -66],
      [66, 4],
    ],
    lamp: [57, -56],
  },
};

const drawFender = ({ wheelRadius, look }: CartFrame): string => {
  const reach = wheelRadius + 9;
  return (
    element('circle', { cx: 0, cy: -wheelRadius, r: wheelRadius + 7, fill: '#14181b' }) +
    element('path', {
      d: `M${-reach} ${-wheelRadius + 4}A${reach} ${reach} 0 0 1 ${reach} ${-wheelRadius + 4}`,
      fill: 'none',
      stroke: darken(look.colour, 0.35),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    })
  );
};

const drawLamp = ([x, y]: Point, nose: CartLook['nose']): string => {
  const shape =
    nose === 'round'
      ? element('ellipse', { cx: x, cy: y, rx: 9, ry: 11, fill: '#fff6c9', stroke: '#14181b', 'stroke-width': 3 })
      : element('path', {
          d: rounded(3, [x - 14, y - 3], [x + 7, y - 7], [x + 10, y + 5], [x - 6, y + 7]),
          fill: '#fff6c9',
          stroke: '#14181b',
          'stroke-width': 3,
        });
  return shape + element('circle', { cx: x + 2, cy: y, r: 3, fill: '#ffffff' });
};

/** Hood, dash, lamp and bumper. */
export const drawFront = (frame: CartFrame): string => {
  const { floor, look } = frame;
  const { radius, outline, lamp } = NOSES[look.nose];
  const at = ([x, y]: Point): Point => [x, floor + y];
  const points = outline.map(at);
  const [, brow = at([-12, -92]), hood = at([44, -70])] = points;
  return [
    element('path', { d: rounded(radius, [-46, floor + 6], ...points, [30, floor + 12]), fill: look.colour }),
    element('path', {
      d: line([brow[0] + 8, brow[1] + 8], [hood[0] - 4, hood[1] + 6]),
      stroke: lighten(look.colour, 0.4),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: line([-30, floor - 34], [30, floor - 38]),
      stroke: look.accent,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    look.nose === 'truck'
      ? element('path', {
          d: line([68, floor - 44], [68, floor - 14]),
          stroke: '#14181b',
          'stroke-width': 5,
          'stroke-dasharray': '4 3',
        })
      : '',
    drawFender(frame),
    drawLamp(at(lamp), look.nose),
    element('path', {
      d: rounded(5, [48, floor - 8], [74, floor - 10], [74, floor + 8], [52, floor + 14]),
      fill: '#23292d',
    }),
    look.guard
      ? element('path', {
          d: `M56 ${floor + 8}L80 ${floor}V${floor - 56}Q80 ${floor - 66} 70 ${floor - 68}L52 ${floor - 72}`,
          fill: 'none',
          stroke: '#14181b',
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        })
      : '',
  ].join('');
};

/** Steering wheel and its column, behind the hood. */
export const drawSteering = ({ floor }: CartFrame): string =>
  element('path', { d: line([-26, floor - 40], [-58, floor - 90]), stroke: '#14181b', 'stroke-width': 5 }) +
  element('path', {
    d: line([-72, floor - 80], [-46, floor - 101]),
    stroke: '#14181b',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  });
