import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { seriesPoints } from './series-points.ts';

test('seats, the farthest range and a speed that all share come first', () => {
  expect(
    seriesPoints([
      sampleVehicle({ specifications: { seatingCapacity: 6, range: '9 mi', topSpeed: '25 mph' } }),
      sampleVehicle({ specifications: { seatingCapacity: 4, range: '45 mi', topSpeed: '25 mph' } }),
    ]),
  ).toEqual(['4 or 6 seats', 'Up to 45 mi of range', 'Top speed of 25 mph']);
});

test('where figures are not stated, features that most models share follow, then the drive', () => {
  expect(
    seriesPoints([
      sampleVehicle({ specifications: { seatingCapacity: 2, drive: 'Rear-wheel drive' }, features: ['Hitch'] }),
      sampleVehicle({ specifications: { drive: 'Rear-wheel drive' }, features: ['Horn', 'Hitch'] }),
    ]),
  ).toEqual(['2 seats', 'Hitch', 'Horn']);
  expect(seriesPoints([sampleVehicle({ specifications: { drive: 'Rear-wheel drive' } })])).toEqual([
    'Rear-wheel drive',
  ]);
});

test('models that state nothing give no points', () => {
  expect(seriesPoints([sampleVehicle({ specifications: {} })])).toEqual([]);
});

test('a top speed that one of the models does not state is said of no series', () => {
  const stated = sampleVehicle({ specifications: { topSpeed: '25 mph' } });
  const silent = sampleVehicle({ specifications: {} });
  expect(seriesPoints([stated, stated])).toContain('Top speed of 25 mph');
  expect(seriesPoints([stated, silent]).join()).not.toContain('25 mph');
});
