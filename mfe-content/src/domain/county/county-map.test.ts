import { MUNICIPALITIES } from '../municipality/municipality.ts';
import { COUNTY_PATHS, MAP_SIZE, project } from './county-map.ts';

/** The corners of a path that moves once and then draws lines, all relative. */
const cornersOf = (path: string): [number, number][] => {
  const steps = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x, y];
  });
};

/** Crossing test: a ray to the east crosses the outline an odd number of times from inside. */
const isInside = ({ x, y }: { x: number; y: number }, points: [number, number][]) =>
  points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

test('every municipality is drawn on the map, inside its own county', () => {
  for (const place of MUNICIPALITIES) {
    const point = project(place);
    expect(point.x).toBeGreaterThan(0);
    expect(point.x).toBeLessThan(MAP_SIZE.width);
    expect(point.y).toBeGreaterThan(0);
    expect(point.y).toBeLessThan(MAP_SIZE.height);
    expect([place.name, isInside(point, cornersOf(COUNTY_PATHS[place.county] ?? ''))]).toEqual([place.name, true]);
  }
});
