import { MUNICIPALITIES } from '../municipality/municipality.ts';
import { MAP_SIZE, outlinePoints, project } from './project.ts';

const polygon = (county: string) =>
  outlinePoints(county)
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as [number, number]);

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
    expect([place.name, isInside(point, polygon(place.county))]).toEqual([place.name, true]);
  }
});
