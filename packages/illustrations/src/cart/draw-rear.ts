import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { line, rounded } from '../svg/path.ts';
import { type CartFrame, SEAT_DEPTH } from './cart-frame.ts';

/** Foot plate and grab rail of seats that face back. */
const drawFootPlate = ({ floor, deck, tail }: CartFrame): string =>
  element('path', {
    d: `M${tail + 12} ${floor + 2}L${tail - 46} ${floor + 6}M${tail - 44} ${floor + 4}V${deck - 8}`,
    fill: 'none',
    stroke: '#23292d',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  }) + element('path', { d: line([tail - 44, deck + 2], [tail + 14, deck + 6]), stroke: '#23292d', 'stroke-width': 4 });

/** A load bed with ribs and a tailgate. */
const drawBed = ({ rows, floor, deck, tail, look }: CartFrame): string => {
  const front = (rows.at(-1) ?? 0) - SEAT_DEPTH - 14;
  const top = deck - 34;
  const ribs = Math.max(2, Math.round((front - tail) / 34));
  const step = (front - tail) / ribs;
  return [
    element('path', {
      d: rounded(4, [front, deck + 6], [front, floor + 4], [tail + 22, floor + 4], [tail + 6, deck + 6]),
      fill: darken(look.colour, 0.3),
    }),
    element('path', {
      d: rounded(4, [tail + 10, top - 8], [front - 4, top - 8], [front + 4, deck + 8], [tail + 4, deck + 8]),
      fill: darken(look.colour, 0.55),
    }),
    element('path', {
      d: rounded(5, [tail, top], [front, top], [front, deck + 12], [tail, deck + 12]),
      fill: look.colour,
    }),
    element('path', {
      d: Array.from({ length: ribs - 1 }, (_, rib) =>
        line([tail + step * (rib + 1), top + 8], [tail + step * (rib + 1), deck + 5]),
      ).join(''),
      stroke: darken(look.colour, 0.25),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: line([tail + 1, top + 2], [front - 1, top + 2]),
      stroke: lighten(look.colour, 0.3),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: rounded(3, [tail - 3, deck - 10], [tail + 5, deck - 10], [tail + 5, deck + 8], [tail - 3, deck + 8]),
      fill: '#d8352a',
    }),
  ].join('');
};

/** A wire basket with a bag in it. */
const drawBasket = ({ rows, deck, look }: CartFrame): string => {
  const front = (rows.at(-1) ?? 0) - SEAT_DEPTH - 16;
  return [
    element('path', {
      d: rounded(9, [front - 8, deck], [front - 20, deck - 88], [front - 46, deck - 86], [front - 40, deck]),
      fill: darken(look.accent, 0.35),
    }),
    element('path', {
      d: rounded(4, [front - 17, deck - 62], [front - 13, deck - 34], [front - 41, deck - 32], [front - 44, deck - 60]),
      fill: look.accent,
    }),
    element('path', {
      d:
        line([front - 24, deck - 86], [front - 18, deck - 110]) +
        line([front - 32, deck - 86], [front - 32, deck - 116]) +
        line([front - 40, deck - 86], [front - 47, deck - 108]),
      stroke: '#8d979b',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d:
        line([front - 21, deck - 110], [front - 11, deck - 112]) +
        line([front - 35, deck - 117], [front - 25, deck - 118]) +
        line([front - 51, deck - 108], [front - 42, deck - 112]),
      stroke: '#20272b',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: `M${front - 2} ${deck - 26}H${front - 54}L${front - 50} ${deck}`,
      fill: 'none',
      stroke: '#20272b',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
  ].join('');
};

/** The part of the cart behind its last forward-facing row. */
export const drawRear = (frame: CartFrame): string => {
  if (frame.look.bed > 0) return drawBed(frame);
  if (frame.look.rearFacing) return drawFootPlate(frame);
  return frame.look.basket ? drawBasket(frame) : '';
};
