import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { line, polygon, rounded } from '../svg/path.ts';
import { type CartFrame, SEAT_DEPTH } from './cart-frame.ts';

const roofEnd = ({ rows, tail, look, rearAxle }: CartFrame): number => {
  const last = (rows.at(-1) ?? 0) - SEAT_DEPTH;
  if (look.roof === 'long') return look.bed > 0 ? last - 60 : look.rearFacing ? tail - 34 : tail - 4;
  return look.rearFacing ? rearAxle - 18 : last - 26;
};

/** Struts of one side; the far side is shifted a little. */
const struts = (
  { floor, ceiling, rows, deck, look, rearAxle }: CartFrame,
  end: number,
  shift: number,
  colour: string,
) => {
  const last = (rows.at(-1) ?? 0) - SEAT_DEPTH - 8;
  const rear = look.rearFacing ? Math.max(end + 26, rearAxle - 10) : last;
  const posts = [
    line([-14 + shift, floor - 86], [-52 + shift, ceiling + 2]),
    line([rear + shift - 4, deck + 8], [Math.max(rear - 12, end + 14) + shift, ceiling + 2]),
    ...(rows.length > 1
      ? [line([-98 - SEAT_DEPTH - 6 + shift, deck], [-98 - SEAT_DEPTH - 8 + shift, ceiling + 2])]
      : []),
    ...(rows.length > 2
      ? [line([-210 - SEAT_DEPTH - 6 + shift, deck], [-210 - SEAT_DEPTH - 8 + shift, ceiling + 2])]
      : []),
  ];
  return element('path', {
    d: posts.join(''),
    stroke: colour,
    'stroke-width': shift ? 4 : 6,
    'stroke-linecap': 'round',
  });
};

/** What stands behind the seats: the far struts and the glass. */
export const drawCanopyBack = (frame: CartFrame): string => {
  const { floor, ceiling, look } = frame;
  const glass = polygon([-16, floor - 88], [-4, floor - 92], [-42, ceiling], [-54, ceiling]);
  if (look.roof === 'none') {
    return element('path', {
      d: polygon([-16, floor - 88], [-4, floor - 92], [-26, floor - 142], [-36, floor - 140]),
      fill: '#cfe6e6',
      'fill-opacity': 0.75,
    });
  }
  return (
    struts(frame, roofEnd(frame), 12, '#3a4449') +
    element('path', { d: glass, fill: '#d4ecec', 'fill-opacity': 0.72 }) +
    element('path', {
      d: line([-18, floor - 104], [-44, ceiling + 26]),
      stroke: '#ffffff',
      'stroke-width': 2,
      'stroke-opacity': 0.8,
    })
  );
};

/** What stands before the seats: the near struts and the roof. */
export const drawCanopyFront = (frame: CartFrame): string => {
  const { ceiling, look } = frame;
  if (look.roof === 'none') return '';
  const end = roofEnd(frame);
  const colour = look.roofColour;
  const rack =
    look.roof === 'rack'
      ? element('path', {
          d: `M${-64} ${ceiling - 12}V${ceiling - 28}H${end + 30}V${ceiling - 12}M${(end - 34) / 2} ${ceiling - 28}V${ceiling - 12}`,
          fill: 'none',
          stroke: '#14181b',
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        }) +
        element('path', {
          d: rounded(4, [-44, ceiling - 12], [-26, ceiling - 12], [-22, ceiling - 24], [-44, ceiling - 24]),
          fill: '#14181b',
        }) +
        element('path', { d: line([-27, ceiling - 15], [-25, ceiling - 22]), stroke: '#fff6c9', 'stroke-width': 4 })
      : '';
  return [
    struts(frame, end, 0, '#20272b'),
    rack,
    element('path', {
      d: `M${end} ${ceiling + 3}Q${end - 2} ${ceiling - 9} ${end + 18} ${ceiling - 12}Q${(end - 30) / 2} ${ceiling - 19} -40 ${ceiling - 12}Q-20 ${ceiling - 9} -18 ${ceiling + 3}Z`,
      fill: colour,
    }),
    element('path', {
      d: rounded(2, [end + 2, ceiling + 2], [-20, ceiling + 2], [-24, ceiling + 7], [end + 8, ceiling + 7]),
      fill: darken(colour, 0.4),
    }),
    element('path', {
      d: `M${end + 22} ${ceiling - 8}Q${(end - 30) / 2} ${ceiling - 14} -44 ${ceiling - 8}`,
      fill: 'none',
      stroke: lighten(colour, 0.3),
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

/** A mirror on the front strut. */
export const drawMirror = ({ floor, look }: CartFrame): string =>
  look.roof === 'none'
    ? ''
    : element('path', {
        d: rounded(4, [-36, floor - 132], [-14, floor - 136], [-14, floor - 122], [-34, floor - 120]),
        fill: '#20272b',
      });
