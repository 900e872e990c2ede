import { darken, lighten } from '../svg/colour.ts';
import { element, group } from '../svg/element.ts';
import { line, rounded } from '../svg/path.ts';
import type { CartFrame } from './cart-frame.ts';

/** Cushion and backrest, seen from the side, for someone looking right; the front edge is at 0, the deck at 0. */
const seat = (upholstery: string, accent: string): string => {
  const shade = darken(upholstery, 0.22);
  return [
    element('path', { d: rounded(9, [2, 2], [0, -22], [-58, -17], [-58, 2]), fill: upholstery }),
    element('path', { d: rounded(4, [2, 2], [1.5, -7], [-58, -5], [-58, 2]), fill: shade }),
    element('path', { d: rounded(11, [-47, -12], [-57, -88], [-76, -90], [-66, -4]), fill: upholstery }),
    element('path', { d: rounded(7, [-58, -8], [-68, -88], [-76, -90], [-66, -4]), fill: shade }),
    element('path', {
      d: line([-4, -16.5], [-46, -13], [-56, -82]),
      fill: 'none',
      stroke: accent,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    element('path', { d: rounded(3, [-30, -30], [-52, -28], [-52, -34], [-30, -35]), fill: '#20272b' }),
    element('path', { d: line([-50, -31], [-52, -14]), stroke: '#20272b', 'stroke-width': 3 }),
    element('path', {
      d: rounded(6, [-57, -86], [-60, -104], [-74, -105], [-73, -88]),
      fill: lighten(upholstery, 0.08),
    }),
  ].join('');
};

/** The same seat on the far side: its outline in the shade. */
const farSeat = (upholstery: string): string =>
  element('path', {
    d: rounded(9, [2, 2], [0, -22], [-44, -18], [-56, -88], [-60, -105], [-75, -106], [-66, 2]),
    fill: darken(upholstery, 0.38),
  });

/** Every seat, the ones on the far side first. */
export const drawSeats = ({ rows, deck, look }: CartFrame): string => {
  const { upholstery, accent, rearFacing } = look;
  const last = rows.at(-1) ?? 0;
  const place = (x: number, y: number, mirrored: boolean, drawing: string) =>
    group({ transform: `translate(${x} ${y})${mirrored ? ' scale(-1 1)' : ''}` }, drawing);
  const spots = [...rows.map((x) => [x, false] as const), ...(rearFacing ? [[last - 146, true] as const] : [])];
  return spots
    .map(
      ([x, mirrored]) =>
        place(x + 9, deck - 4, mirrored, farSeat(upholstery)) + place(x, deck, mirrored, seat(upholstery, accent)),
    )
    .join('');
};
