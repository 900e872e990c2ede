import fc from 'fast-check';
import { directionTo, distanceMiles } from './geography.ts';

const point = fc.record({
  lat: fc.double({ min: 39, max: 43, noNaN: true }),
  lng: fc.double({ min: -80, max: -74, noNaN: true }),
});

test('a degree of latitude is about 69 miles', () => {
  expect(distanceMiles({ lat: 40, lng: -76 }, { lat: 41, lng: -76 })).toBeCloseTo(69.1, 1);
});

test('distance is the same both ways, none to itself, and no detour is shorter', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 9);
      expect(distanceMiles(a, a)).toBe(0);
      expect(distanceMiles(a, b)).toBeLessThanOrEqual(distanceMiles(a, c) + distanceMiles(c, b) + 1e-9);
    }),
  );
});

test('directions are those of the compass', () => {
  const pottsville = { lat: 40.68, lng: -76.21 };
  expect(directionTo(pottsville, { lat: 40.82, lng: -76.2 })).toBe('north');
  expect(directionTo(pottsville, { lat: 40.68, lng: -75.9 })).toBe('east');
  expect(directionTo(pottsville, { lat: 40.55, lng: -76.386 })).toBe('southwest');
  expect(directionTo(pottsville, { lat: 40.68, lng: -76.4 })).toBe('west');
});
