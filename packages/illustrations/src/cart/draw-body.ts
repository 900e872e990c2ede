import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { line, rounded } from '../svg/path.ts';
import { type CartFrame, SEAT_DEPTH } from './cart-frame.ts';

const SILL = '#23292d';

/** The chassis: what the wheels hang on and the feet stand on. */
export const drawChassis = ({ floor, rearAxle, tail, wheelRadius, look }: CartFrame): string => {
  const spring = (x: number) =>
    element('path', { d: line([x, floor + 4], [x - 4, -wheelRadius]), stroke: look.accent, 'stroke-width': 5 });
  return [
    look.lifted ? spring(6) + spring(rearAxle + 6) : '',
    element('path', { d: line([0, -wheelRadius], [rearAxle, -wheelRadius]), stroke: '#14181b', 'stroke-width': 7 }),
    element('path', {
      d: rounded(7, [24, floor - 4], [24, floor + 14], [tail + 18, floor + 14], [tail + 10, floor - 4]),
      fill: SILL,
    }),
    element('path', { d: line([-40, floor + 1], [rearAxle + 50, floor + 1]), stroke: '#465157', 'stroke-width': 3 }),
  ].join('');
};

/** The boxes under the seats, the last one drawn out to the tail and over the rear wheel. */
export const drawBody = (frame: CartFrame): string => {
  const { rows, floor, deck, tail, rearAxle, wheelRadius, look } = frame;
  const { colour, accent, rearFacing, bed } = look;
  const last = rows.at(-1) ?? 0;
  const box = (x: number) =>
    element('path', {
      d: rounded(
        8,
        [x + 2, floor + 4],
        [x - 2, deck + 1],
        [x - SEAT_DEPTH + 8, deck + 1],
        [x - SEAT_DEPTH + 8, floor + 4],
      ),
      fill: darken(colour, 0.12),
    });
  const rearTop = rearFacing || bed > 0 ? deck + 1 : deck - 3;
  const rear = bed > 0 ? last - SEAT_DEPTH : tail;
  return [
    ...rows.slice(0, -1).map(box),
    element('path', {
      d: rounded(
        15,
        [last + 3, floor + 10],
        [last - 2, deck + 1],
        [rear + 20, rearTop],
        [rear - 2, deck + 20],
        [rear + 5, floor + 10],
      ),
      fill: colour,
    }),
    element('path', {
      d: line([last - 8, deck + 14], [rear + 12, deck + 18]),
      stroke: accent,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: line([last - 8, deck + 5], [rear + 24, deck + 6]),
      stroke: lighten(colour, 0.35),
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
    bed > 0
      ? ''
      : element('path', {
          d: rounded(3, [tail + 2, deck + 20], [tail + 1, deck + 33], [tail + 8, deck + 33], [tail + 8, deck + 21]),
          fill: '#d8352a',
        }),
    element('circle', { cx: rearAxle, cy: -wheelRadius, r: wheelRadius + 7, fill: '#14181b' }),
    element('path', {
      d: `M${rearAxle - wheelRadius - 9} ${-wheelRadius + 4}A${wheelRadius + 9} ${wheelRadius + 9} 0 0 1 ${rearAxle + wheelRadius + 9} ${-wheelRadius + 4}`,
      fill: 'none',
      stroke: darken(colour, 0.35),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  ].join('');
};
