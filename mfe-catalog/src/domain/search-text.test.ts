import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { NO_FILTERS } from './filter-values.ts';
import { oneLetterApart } from './spelling.ts';
import { filterVehicles } from './vehicle-filters.ts';

const CARTS = [
  sampleVehicle({
    id: 'nomad',
    name: 'EV NOMAD',
    brand: 'Denago',
    series: 'EV NOMAD',
    category: 'nomad',
    description: 'An electric cart with four seats.',
    features: ['Touchscreen with Apple CarPlay', 'Street legal when equipped and registered'],
  }),
  sampleVehicle({
    id: 'ranger-6',
    name: 'D5 RANGER 6',
    description: 'An electric cart with six seats.',
    specifications: { seatingCapacity: 6 },
  }),
  sampleVehicle({ id: 'd6', name: 'D6 MAX GT4', series: 'D6 MAX', category: 'd6-max', description: 'Four seats.' }),
];

const found = (search: string) =>
  filterVehicles(CARTS, { ...NO_FILTERS, search }, oneLetterApart).vehicles.map(({ id }) => id);

test.each([
  ['6 seater', ['ranger-6']],
  ['six-seat', ['ranger-6']],
  ['six seater', ['ranger-6']],
  ['6 passenger cart', ['ranger-6']],
  ['denago nomad', ['nomad']],
  ['nomad denago', ['nomad']],
  ['street legal', ['nomad']],
  ['TOUCHSCREEN', ['nomad']],
  ['four seater touchscreen', ['nomad']],
  ['golf cart', ['nomad', 'ranger-6', 'd6']],
  ['max d6', ['d6']],
  ['no such thing', []],
  ['???', []],
])('"%s" finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test.each([
  ['denagoo', ['nomad'], 'denago'],
  ['rangr 6', ['ranger-6'], 'ranger 6'],
  ['tuchscreen', ['nomad'], 'touchscreen'],
])('"%s" is forgiven its letter', (search, ids, respelled) => {
  const outcome = filterVehicles(CARTS, { ...NO_FILTERS, search }, oneLetterApart);
  expect(outcome.vehicles.map(({ id }) => id)).toEqual(ids);
  expect(outcome.respelled).toBe(respelled);
});

test('a word of three letters, or one two letters off, is not forgiven', () => {
  expect(found('mex')).toEqual([]);
  expect(found('rnagre')).toEqual([]);
});
