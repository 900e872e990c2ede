import { element } from '../svg/element.ts';
import { drawFeature } from './features.ts';
import { PALETTES } from './palette.ts';
import type { SceneName, ScenePlace } from './scene-options.ts';
import { drawStrata, ridge } from './terrain.ts';

/** A backdrop: sky, sun, three ridges, what the place is known for, and the ground in its layers. */
export const drawScene = (name: SceneName, place: ScenePlace): string => {
  const { width, height, ground } = place;
  const palette = PALETTES[name];
  const hills = [
    { fill: palette.far, lift: 0.5, seed: 2.1 },
    { fill: palette.middle, lift: 0.33, seed: 4.4 },
    { fill: palette.near, lift: 0.17, seed: 0.6 },
  ];
  return [
    element('path', { fill: palette.sky, d: `M0 0H${width}V${height}H0Z` }),
    element('circle', { cx: width * 0.76, cy: ground * 0.3, r: ground * 0.14, fill: palette.glow }),
    ...hills.map(({ fill, lift, seed }) => element('path', { fill, d: ridge(place, lift, seed) })),
    drawFeature(name, place, palette),
    drawStrata(place, palette),
  ].join('');
};
