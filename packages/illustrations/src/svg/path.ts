/** A point: to the right, and down. */
export type Point = readonly [x: number, y: number];

const write = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${write(x)} ${write(y)}`;

/** Straight lines through points, closed. */
export const polygon = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** Straight lines through points, open. */
export const line = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** Lines through points whose corners are rounded by up to `radius`, closed. */
export const rounded = (radius: number, ...points: readonly Point[]): string => {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return `${index === 0 ? 'M' : 'L'}${pair(toward(corner, before, radius))}Q${pair(corner)} ${pair(toward(corner, after, radius))}`;
  });
  return `${corners.join('')}Z`;
};

/** The point `distance` from `from` on the way to `to`, at most half of it. */
const toward = ([x, y]: Point, to: Point, distance: number): Point => {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(distance / length, 0.5);
  return [x + dx * share, y + dy * share];
};
