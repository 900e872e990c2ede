import { darken, lighten } from '../svg/colour.ts';
import { element } from '../svg/element.ts';
import { line, polygon } from '../svg/path.ts';
import type { ScenePalette } from './palette.ts';
import type { SceneName, ScenePlace } from './scene-options.ts';

/** A hemlock: three tiers on a stem. */
const hemlock = (x: number, foot: number, height: number): string => {
  const at = (dx: number, dy: number) => [Math.round(x + height * dx), Math.round(foot - height * dy)] as const;
  const tier = (top: number, bottom: number, half: number) => polygon(at(0, top), at(half, bottom), at(-half, bottom));
  const stem = polygon(at(-0.03, 0), at(-0.03, 0.1), at(0.03, 0.1), at(0.03, 0));
  return tier(1, 0.6, 0.17) + tier(0.76, 0.34, 0.24) + tier(0.5, 0.08, 0.3) + stem;
};

const drawHemlocks = (place: ScenePlace, fill: string, spots: readonly (readonly [number, number])[]): string =>
  element('path', {
    fill,
    d: spots.map(([x, height]) => hemlock(place.width * x, place.ground + 2, place.ground * height)).join(''),
  });

/** A coal breaker: the tower, the long slope that the coal went down, and its rows of small panes. */
const drawBreaker = ({ ground }: Pick<ScenePlace, 'ground'>, fill: string): string => {
  const unit = ground / 404;
  const at = ([x, y]: readonly [number, number]) => [Math.round(x * unit), Math.round(ground - y * unit)] as const;
  const outline = [
    [40, 0],
    [40, 120],
    [78, 190],
    [104, 190],
    [104, 150],
    [190, 62],
    [190, 0],
  ] as const;
  const rows = [
    [
      [56, 112],
      [118, 112],
    ],
    [
      [56, 92],
      [140, 92],
    ],
    [
      [56, 72],
      [160, 72],
    ],
  ] as const;
  return (
    element('path', { fill, d: polygon(...outline.map(at)) }) +
    element('path', {
      d: rows.map(([from, to]) => line(at(from), at(to))).join(''),
      stroke: lighten(fill, 0.25),
      'stroke-width': 5 * unit,
      'stroke-dasharray': `${Math.round(6 * unit)} ${Math.round(7 * unit)}`,
    })
  );
};

/** Gables of a patch town, and the breaker behind them. */
const drawTown = ({ width, ground }: ScenePlace, { near, glow }: ScenePalette): string => {
  const unit = ground / 404;
  const at = (x: number, y: number) => [x * unit, ground - y * unit] as const;
  const house = (x: number, half: number, height: number) =>
    polygon(at(x - half, 0), at(x - half, height), at(x, height + half * 0.8), at(x + half, height), at(x + half, 0));
  const right = width / unit;
  const houses = [
    [160, 26, 52],
    [95, 30, 60],
    [36, 24, 48],
  ] as const;
  const windows = [170, 148, 100, 44].map((x) =>
    polygon(
      ...[
        [0, 0],
        [9, 0],
        [9, 13],
        [0, 13],
      ].map(([dx = 0, dy = 0]) => at(right - x + dx, 28 + dy)),
    ),
  );
  return (
    drawBreaker({ ground }, darken(near, 0.15)) +
    element('path', {
      fill: darken(near, 0.35),
      d: houses.map(([x, half, height]) => house(right - x, half, height)).join(''),
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
      return (
        drawBreaker(place, darken(palette.near, 0.12)) +
        drawHemlocks(place, trees, [
          [0.04, 0.44],
          [0.1, 0.3],
          [0.9, 0.36],
          [0.96, 0.5],
        ])
      );
  }
};
