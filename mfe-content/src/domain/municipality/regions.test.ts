import { MUNICIPALITIES } from './municipality.ts';
import { neighborsOf } from './neighbors.ts';
import { regionsOf } from './regions.ts';

test('the three regions hold every municipality once', () => {
  const regions = regionsOf(MUNICIPALITIES);
  expect(regions.map(({ name }) => name)).toEqual(['Northern', 'Central', 'Southern']);
  const slugs = regions.flatMap(({ places }) => places.map(({ slug }) => slug));
  expect(slugs.sort()).toEqual(MUNICIPALITIES.map(({ slug }) => slug).sort());
  for (const { places } of regions) expect(places.length).toBeGreaterThan(0);
});

test('no place of a region lies north of one in the region above it', () => {
  const [north, central, south] = regionsOf(MUNICIPALITIES).map(({ places }) => places.map(({ lat }) => lat));
  expect(Math.min(...(north ?? []))).toBeGreaterThan(Math.max(...(central ?? [])));
  expect(Math.min(...(central ?? []))).toBeGreaterThan(Math.max(...(south ?? [])));
});

test('neighbors are all other places, the nearest first', () => {
  for (const place of MUNICIPALITIES) {
    const neighbors = neighborsOf(place, MUNICIPALITIES);
    expect(neighbors).toHaveLength(MUNICIPALITIES.length - 1);
    expect(neighbors.map(({ miles }) => miles)).toEqual(neighbors.map(({ miles }) => miles).sort((a, b) => a - b));
  }
});
