import { darken } from '../svg/colour.ts';
import { element, group } from '../svg/element.ts';
import { polygon } from '../svg/path.ts';
import type { CartLook } from './cart-options.ts';

const TYRE = '#1a1e21';

/** Spokes as one path: `count` wedges that widen or narrow from hub to rim. */
const spokes = (count: number, hub: number, rim: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count - Math.PI / 2;
    const at = (radius: number, angle: number) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    return polygon(at(hub, turn - inner), at(rim, turn - outer), at(rim, turn + outer), at(hub, turn + inner));
  }).join('');

const SPOKES: Record<Exclude<CartLook['rims'], 'disc' | 'mesh'>, (rim: number) => string> = {
  five: (rim) => spokes(5, 3, rim, 0.75, 0.27),
  seven: (rim) => spokes(7, 3, rim, 0.5, 0.2),
};

const drawRim = (rims: CartLook['rims'], rim: number, metal: string, accent: string): string => {
  if (rims === 'disc') {
    return element('circle', { r: rim * 0.62, fill: 'none', stroke: accent, 'stroke-width': 3 });
  }
  if (rims === 'mesh') {
    const reach = rim * 0.6;
    const spoke = (2 * Math.PI * reach) / 28;
    return element('circle', {
      r: reach,
      fill: 'none',
      stroke: metal,
      'stroke-width': rim * 0.72,
      'stroke-dasharray': `${spoke.toFixed(2)} ${spoke.toFixed(2)}`,
    });
  }
  return element('path', { d: SPOKES[rims](rim), fill: metal });
};

/** A wheel standing on the ground, its axle at `x`. */
export const drawWheel = (x: number, radius: number, { rims, accent, lifted }: CartLook): string => {
  const rim = radius * (lifted ? 0.56 : 0.64);
  const metal = '#dfe5e3';
  return group(
    { transform: `translate(${Math.round(x * 10) / 10} ${-radius})` },
    element('circle', { r: radius, fill: TYRE }),
    lifted
      ? element('circle', {
          r: radius - 0.5,
          fill: 'none',
          stroke: TYRE,
          'stroke-width': 7,
          'stroke-dasharray': '8 5.5',
        })
      : '',
    element('circle', { r: radius * 0.8, fill: 'none', stroke: '#343b40', 'stroke-width': 1.6 }),
    element('circle', { r: rim + 2.5, fill: darken(metal, 0.45) }),
    element('circle', { r: rim, fill: rims === 'disc' ? metal : '#2a3136' }),
    drawRim(rims, rim, metal, accent),
    element('circle', { r: rim * 0.27, fill: accent }),
    element('circle', { r: rim * 0.12, fill: TYRE }),
  );
};
