import { darken } from '../svg/colour.ts';
import { element, group } from '../svg/element.ts';
import { line, polygon, rounded } from '../svg/path.ts';
import { PICTOGRAMS, type PictogramName } from './pictograms.ts';

const INK = '#161c20';

/** An enamel plate on two posts; `x` is its middle, `ground` where the posts end, `size` its height. */
export const drawSign = (
  x: number,
  ground: number,
  size: number,
  pictogram: PictogramName,
  colours: { readonly plate: string; readonly mark: string },
): string => {
  const [left, top] = [x - size / 2, ground - size * 1.45];
  const inset = size * 0.05;
  const plate = (by: number, radius: number) => ({
    x: left + by,
    y: top + by,
    width: size - 2 * by,
    height: size - 2 * by,
    rx: radius,
  });
  const scale = Math.round(size * 0.0285 * 1000) / 1000;
  const rivets = [inset * 2.1, size - inset * 2.1].flatMap((dx) =>
    [inset * 2.1, size - inset * 2.1].map((dy) => [left + dx, top + dy] as const),
  );
  return [
    element('path', {
      d:
        line([left + size * 0.2, top], [left + size * 0.2, ground]) +
        line([left + size * 0.8, top], [left + size * 0.8, ground]),
      stroke: '#3a4449',
      'stroke-width': size * 0.045,
    }),
    element('rect', { ...plate(0, size * 0.12), fill: colours.plate }),
    element('rect', { ...plate(inset, size * 0.09), fill: 'none', stroke: colours.mark, 'stroke-width': size * 0.018 }),
    ...rivets.map(([cx, cy]) => element('circle', { cx, cy, r: size * 0.016, fill: colours.mark })),
    group(
      {
        transform: `translate(${Math.round(x - 12 * scale)} ${Math.round(top + size / 2 - 12 * scale)}) scale(${scale})`,
      },
      element('path', {
        d: PICTOGRAMS[pictogram],
        fill: 'none',
        stroke: colours.mark,
        'stroke-width': 2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  ].join('');
};

/** A charging post with a cable that ends at `plug`. */
export const drawCharger = (x: number, ground: number, size: number, plug: readonly [number, number]): string =>
  [
    element('path', {
      d: `M${x} ${ground - size * 0.5}C${x + 70} ${ground + 30} ${plug[0] - 70} ${ground + 30} ${plug[0]} ${plug[1]}`,
      fill: 'none',
      stroke: INK,
      'stroke-width': size * 0.04,
    }),
    element('rect', {
      x: x - size * 0.17,
      y: ground - size,
      width: size * 0.34,
      height: size,
      rx: size * 0.07,
      fill: '#f2f5f1',
    }),
    element('rect', {
      x: x - size * 0.11,
      y: ground - size * 0.92,
      width: size * 0.22,
      height: size * 0.24,
      rx: size * 0.03,
      fill: INK,
    }),
    group(
      {
        transform: `translate(${Math.round(x - size * 0.11)} ${Math.round(ground - size * 0.6)}) scale(${Math.round(size * 9) / 1000})`,
      },
      element('path', { d: PICTOGRAMS.bolt, fill: '#14543c' }),
    ),
  ].join('');

/** A hall with a wide window; what stands in it is drawn after it. `x` is its middle. */
export const drawHall = (x: number, ground: number, width: number, height: number, colour: string): string => {
  const [left, top] = [x - width / 2, ground - height];
  const bays = 3;
  const bay = (width - 40) / bays;
  return [
    element('path', {
      d: polygon([left - 22, top + 8], [x, top - height * 0.34], [left + width + 22, top + 8]),
      fill: darken(colour, 0.45),
    }),
    element('path', {
      d: polygon([left, top], [left + width, top], [left + width, ground], [left, ground]),
      fill: colour,
    }),
    element('path', {
      d: rounded(
        8,
        [x - width * 0.26, top - 24],
        [x + width * 0.26, top - 24],
        [x + width * 0.26, top + 34],
        [x - width * 0.26, top + 34],
      ),
      fill: '#d3f23e',
      stroke: INK,
      'stroke-width': 4,
    }),
    group(
      { transform: `translate(${Math.round(x - 22)} ${Math.round(top - 17)}) scale(1.8)` },
      element('path', { d: PICTOGRAMS.bolt, fill: INK }),
    ),
    element('path', {
      d: Array.from({ length: bays }, (_, index) =>
        polygon(
          [left + 26 + bay * index, top + 62],
          [left + 14 + bay * (index + 1), top + 62],
          [left + 14 + bay * (index + 1), ground - 8],
          [left + 26 + bay * index, ground - 8],
        ),
      ).join(''),
      fill: '#fbf3d0',
    }),
  ].join('');
};

/** Two posts and a beam that hold something `height` above the ground. */
export const drawLift = (x: number, ground: number, width: number, height: number): string =>
  element('path', {
    d:
      rounded(
        4,
        [x - width / 2 - 14, ground],
        [x - width / 2 - 14, ground - height * 3.4],
        [x - width / 2 + 10, ground - height * 3.4],
        [x - width / 2 + 10, ground],
      ) +
      rounded(
        4,
        [x + width / 2 - 10, ground],
        [x + width / 2 - 10, ground - height * 3.4],
        [x + width / 2 + 14, ground - height * 3.4],
        [x + width / 2 + 14, ground],
      ),
    fill: '#c8401f',
  }) +
  element('path', {
    d: polygon(
      [x - width / 2, ground - height],
      [x + width / 2, ground - height],
      [x + width / 2, ground - height + 14],
      [x - width / 2, ground - height + 14],
    ),
    fill: '#3a4449',
  });

/** A trailer that carries something `bed` above the ground; `x` is the middle of its bed. */
export const drawTrailer = (x: number, ground: number, width: number, bed: number): string =>
  [
    element('path', {
      d: polygon(
        [x - width / 2, ground - bed],
        [x + width / 2, ground - bed],
        [x + width / 2 + 90, ground - bed + 8],
        [x + width / 2, ground - bed + 18],
        [x - width / 2, ground - bed + 18],
      ),
      fill: '#3a4449',
    }),
    ...[-34, 34].map(
      (dx) =>
        element('circle', { cx: x + dx, cy: ground - bed * 0.42, r: bed * 0.42, fill: INK }) +
        element('circle', { cx: x + dx, cy: ground - bed * 0.42, r: bed * 0.2, fill: '#dfe5e3' }),
    ),
  ].join('');

/** The cone of light before a lamp at night. */
export const drawBeam = (x: number, y: number, length: number): string =>
  element('path', {
    d: polygon([x, y - 6], [x + length, y - length * 0.16], [x + length, y + length * 0.3], [x, y + 8]),
    fill: '#fff1b0',
    'fill-opacity': 0.34,
  });
