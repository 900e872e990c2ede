import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { polygon } from '../svg/path.ts';
import type { ScenePalette } from './palette.ts';
import type { SceneName, ScenePlace } from './scene-options.ts';

/** A hemlock: three tiers on a stem. */
const hemlock = (x: number, foot: number, height: number): string => {
  const tier = (top: number, bottom: number, half: number) =>
    polygon(
      [x, foot - height * top],
      [x + height * half, foot - height * bottom],
      [x - height * half, foot - height * bottom],
    );
  return (
    tier(1, 0.6, 0.17) +
    tier(0.76, 0.34, 0.24) +
    tier(0.5, 0.08, 0.3) +
    `M${Math.round(x - height * 0.03)} ${foot}v${-Math.round(height * 0.1)}h${Math.round(height * 0.06)}v${Math.round(height * 0.1)}z`
  );
};

const drawHemlocks = (place: ScenePlace, fill: string, spots: readonly (readonly [number, number])[]): string =>
  element('path', {
    fill,
    d: spots.map(([x, height]) => hemlock(place.width * x, place.ground + 2, place.ground * height)).join(''),
  });

/** Gables of a patch town, and the breaker behind them. */
const drawTown = ({ width, ground }: ScenePlace, { near, glow }: ScenePalette): string => {
  const house = (x: number, half: number, height: number) =>
    polygon(
      [x - half, ground],
      [x - half, ground - height],
      [x, ground - height - half * 0.8],
      [x + half, ground - height],
      [x + half, ground],
    );
  const w = width / 640;
  const breaker = polygon(
    [40 * w, ground],
    [40 * w, ground - 120 * w],
    [78 * w, ground - 190 * w],
    [104 * w, ground - 190 * w],
    [104 * w, ground - 150 * w],
    [190 * w, ground - 62 * w],
    [190 * w, ground],
  );
  const windows = [470, 492, 540, 596].map(
    (x) =>
      `M${Math.round(x * w)} ${ground - Math.round(40 * w)}h${Math.round(9 * w)}v${Math.round(13 * w)}h${-Math.round(9 * w)}z`,
  );
  return (
    element('path', { fill: darken(near, 0.15), d: breaker }) +
    element('path', {
      fill: darken(near, 0.35),
      d: house(480 * w, 26 * w, 52 * w) + house(545 * w, 30 * w, 60 * w) + house(604 * w, 24 * w, 48 * w),
    }) +
    element('path', { fill: glow, d: windows.join('') })
  );
};

const drawWater = ({ width, ground }: ScenePlace, { sky }: ScenePalette): string =>
  element('path', {
    fill: lighten(sky, 0.25),
    d: `M0 ${ground - 40}H${width}V${ground}H0Z`,
  }) +
  element('path', {
    stroke: '#ffffff',
    'stroke-width': 3,
    'stroke-linecap': 'round',
    d: `M${width * 0.08} ${ground - 26}h60M${width * 0.3} ${ground - 14}h90M${width * 0.66} ${ground - 28}h70M${width * 0.84} ${ground - 13}h44`,
  });

const drawFlag = ({ width, ground }: ScenePlace, { ground: green }: ScenePalette): string =>
  element('ellipse', { cx: width * 0.88, cy: ground - 2, rx: width * 0.14, ry: 16, fill: lighten(green, 0.3) }) +
  element('path', { d: `M${width * 0.88} ${ground - 4}v-110`, stroke: '#f5f7f2', 'stroke-width': 4 }) +
  element('path', { d: `M${width * 0.88} ${ground - 114}l38 13l-38 14z`, fill: '#d8352a' });

/** What a place is known by. */
export const drawFeature = (name: SceneName, place: ScenePlace, palette: ScenePalette): string => {
  const trees = darken(palette.near, 0.3);
  switch (name) {
    case 'ridge':
      return drawHemlocks(place, trees, [
        [0.05, 0.36],
        [0.11, 0.26],
        [0.93, 0.3],
        [0.985, 0.4],
      ]);
    case 'forest':
      return (
        drawHemlocks(place, palette.near, [
          [0.03, 0.6],
          [0.17, 0.5],
          [0.32, 0.44],
          [0.5, 0.5],
          [0.66, 0.46],
          [0.82, 0.56],
          [0.97, 0.5],
        ]) +
        drawHemlocks(place, trees, [
          [0.09, 0.48],
          [0.25, 0.34],
          [0.74, 0.36],
          [0.9, 0.5],
        ])
      );
    case 'town':
      return drawTown(place, palette);
    case 'lake':
      return (
        drawWater(place, palette) +
        drawHemlocks(place, trees, [
          [0.04, 0.4],
          [0.95, 0.34],
        ])
      );
    case 'fairway':
      return (
        drawFlag(place, palette) +
        drawHemlocks(place, trees, [
          [0.05, 0.32],
          [0.12, 0.24],
        ])
      );
    case 'dusk':
      return drawHemlocks(place, trees, [
        [0.04, 0.44],
        [0.1, 0.3],
        [0.9, 0.36],
        [0.96, 0.5],
      ]);
  }
};
