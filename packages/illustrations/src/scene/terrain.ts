import { element } from '../svg/element.ts';
import type { ScenePalette } from './palette.ts';
import type { ScenePlace } from './scene-options.ts';

/** The outline of a ridge: long waves, always the same for the same seed. `lift` is its share of the height. */
export const ridge = ({ width, ground }: ScenePlace, lift: number, seed: number): string => {
  const height = (share: number) =>
    ground - ground * lift * (0.72 + 0.2 * Math.sin(seed + share * 5.2) + 0.12 * Math.sin(seed * 2 + share * 11));
  const steps = 6;
  const step = width / steps;
  const start = `M0 ${ground}V${Math.round(height(0))}`;
  const waves = Array.from({ length: steps }, (_, index) => {
    const middle = Math.round(step * (index + 0.5));
    const end = Math.round(step * (index + 1));
    return `Q${middle} ${Math.round(height((index + 0.5) / steps) - ground * 0.012)} ${end} ${Math.round(height((index + 1) / steps))}`;
  });
  return `${start}${waves.join('')}V${ground}Z`;
};

/** The ground, and under it the seams that the county was dug for. */
export const drawStrata = ({ width, height, ground }: ScenePlace, palette: ScenePalette): string => {
  const depth = height - ground;
  const seam = (share: number) => Math.round(ground + depth * share);
  return [
    element('path', { fill: palette.ground, d: `M0 ${ground}H${width}V${height}H0Z` }),
    element('path', {
      fill: palette.edge,
      d: `M0 ${seam(0.62)}Q${width * 0.3} ${seam(0.5)} ${width * 0.55} ${seam(0.62)}T${width} ${seam(0.56)}V${height}H0Z`,
    }),
    element('path', {
      fill: '#2b3337',
      d: `M0 ${seam(0.86)}Q${width * 0.28} ${seam(0.74)} ${width * 0.6} ${seam(0.86)}T${width} ${seam(0.8)}V${height}H0Z`,
    }),
  ].join('');
};
