import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { comparedSpecifications } from './comparison.ts';

test('every property that any cart states has a value or a gap for each cart', () => {
  const carts = [
    sampleVehicle({ specifications: { seatingCapacity: 4, range: '40 mi' } }),
    sampleVehicle({ specifications: { range: '50 mi', winch: 'Optional' } }),
  ];
  expect(comparedSpecifications(carts)).toEqual([
    { name: 'Seating capacity', values: ['4', undefined] },
    { name: 'Range', values: ['40 mi', '50 mi'] },
    { name: 'Winch', values: [undefined, 'Optional'] },
  ]);
});
