import { MUNICIPALITIES } from '../municipality/municipality.ts';
import { MAP_SIZE, project } from './county-map.ts';
import { DOT_RADIUS, labelBox, placeLabel } from './map-label.ts';

const dots = MUNICIPALITIES.map((place) => ({ name: place.name, ...project(place) }));

test.each(dots)('the name of $name touches no dot on its map, and is whole', ({ name, ...spot }) => {
  const { left, right, top, bottom } = labelBox(name, placeLabel(name, spot, dots));
  const touched = dots.filter(
    ({ x, y }) =>
      x + DOT_RADIUS >= left && x - DOT_RADIUS <= right && y + DOT_RADIUS >= top && y - DOT_RADIUS <= bottom,
  );
  expect(touched).toEqual([]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(MAP_SIZE.width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(MAP_SIZE.height);
});

test('a name with room beside its place stands level with it, towards the middle of the map', () => {
  expect(placeLabel('Tamaqua', { x: 100, y: 100 }, [])).toEqual({ x: 120, y: 105, textAnchor: 'start' });
  expect(placeLabel('Tamaqua', { x: 300, y: 100 }, [])).toEqual({ x: 280, y: 105, textAnchor: 'end' });
});
