import { MAP_SIZE } from './county-map.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a name is written, as an SVG text has it: `x` is its start, middle or end, `y` its base line. */
interface MapLabel extends Spot {
  readonly textAnchor: 'start' | 'middle' | 'end';
}

/** Radius of a dot, on a map that marks a place. */
export const DOT_RADIUS = 3;

/** How far letters and their halo reach above and below the base line. */
const REACH = { above: 15, below: 6 };

/** How far beside its place a name stands, and how far below it its base line is: level with it, or ever farther off. */
const BESIDE = 20;
const LEVEL = 5;
const BASE_LINES = Array.from({ length: 36 }, (_, step) => LEVEL + (step % 2 ? -3 : 3) * Math.ceil(step / 2));

/** How wide letters are in the face of headlines, on the map's scale. */
const WIDTHS = { narrow: 5.2, middle: 8.5, wide: 12.9 };

const widthOfLetter = (letter: string): number => {
  if (/[ fijlrt]/.test(letter)) return WIDTHS.narrow;
  return /[mwMW]/.test(letter) ? WIDTHS.wide : WIDTHS.middle;
};

/** How wide a name is, its halo included. */
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + widthOfLetter(letter), 3);

/** The room that a name takes. */
export const labelBox = (name: string, { x, y, textAnchor }: MapLabel) => {
  const width = widthOf(name);
  const left = x - { start: 0, middle: width / 2, end: width }[textAnchor];
  return { left, right: left + width, top: y - REACH.above, bottom: y + REACH.below };
};

const isFree = (name: string, label: MapLabel, dots: readonly Spot[]): boolean => {
  const { left, right, top, bottom } = labelBox(name, label);
  return (
    left >= 0 &&
    right <= MAP_SIZE.width &&
    top >= 0 &&
    bottom <= MAP_SIZE.height &&
    dots.every(
      ({ x, y }) => x + DOT_RADIUS < left || x - DOT_RADIUS > right || y + DOT_RADIUS < top || y - DOT_RADIUS > bottom,
    )
  );
};

/** Writes a place's name near it, where it touches no dot; towards the middle of the map if it can choose. */
export const placeLabel = (name: string, { x, y }: Spot, dots: readonly Spot[]): MapLabel => {
  const sides = [
    { x: x + BESIDE, textAnchor: 'start' },
    { x: x - BESIDE, textAnchor: 'end' },
  ] as const;
  const beside = x > MAP_SIZE.width / 2 ? ([sides[1], sides[0]] as const) : sides;
  const labels = BASE_LINES.flatMap((below): MapLabel[] => {
    const over = Math.abs(below - LEVEL) > BESIDE ? [{ x, textAnchor: 'middle' as const }] : [];
    return [...over, ...beside].map((side) => ({ ...side, y: y + below }));
  });
  return labels.find((label) => isFree(name, label, dots)) ?? { ...beside[0], y: y + LEVEL };
};
