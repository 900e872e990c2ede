import { element, picture } from '../svg/element.ts';

/** The mark as elements on a 48 by 48 grid. */
export const drawLogoIn = (): string =>
  [
    element('rect', { width: 48, height: 48, rx: 10, fill: '#d3f23e' }),
    element('rect', {
      x: 3,
      y: 3,
      width: 42,
      height: 42,
      rx: 7.5,
      fill: 'none',
      stroke: '#161c20',
      'stroke-width': 1.5,
    }),
    element('path', {
      d: 'M10 14h28M14 14l-2 16M34 14l3 13',
      fill: 'none',
      stroke: '#161c20',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    element('path', { d: 'M8 29h32v5H8z', fill: '#14543c' }),
    element('path', { d: 'M26 16l-7 9h4l-2 7 8-10h-4z', fill: '#161c20' }),
    ...[15, 34].map(
      (cx) =>
        element('circle', { cx, cy: 35, r: 5, fill: '#161c20' }) +
        element('circle', { cx, cy: 35, r: 1.8, fill: '#d3f23e' }),
    ),
  ].join('');

/** The mark, 48 by 48: an enamel plate with a cart's canopy and wheels, and a bolt between them. Also the favicon. */
export const drawLogo = (): string => picture(48, 48, drawLogoIn());
