import { namedSpecifications, specificationName } from './specification-names.ts';

test.each([
  ['batteryType', 'Battery type'],
  ['topSpeed', 'Top speed'],
  ['range', 'Range'],
  ['Ground clearance', 'Ground clearance'],
  ['wheels2Driven', 'Wheels2 driven'],
])('%s is read as %s', (key, name) => {
  expect(specificationName(key)).toBe(name);
});

test('every stated figure is listed as text, an empty one is not', () => {
  expect(namedSpecifications({ seatingCapacity: 4, range: '40 mi', payload: '', winch: 'Optional' })).toEqual([
    { name: 'Seating capacity', value: '4' },
    { name: 'Range', value: '40 mi' },
    { name: 'Winch', value: 'Optional' },
  ]);
});
