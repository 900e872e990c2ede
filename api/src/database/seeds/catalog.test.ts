import { vehicleListSchema } from '@sgc/contract/catalog';
import { CATALOG } from './catalog.ts';

const vehicle = (id: string) => CATALOG.find((one) => one.id === id);

test('every seed is a vehicle of the contract, under an id of its own', () => {
  expect(vehicleListSchema.parse(CATALOG)).toEqual(CATALOG);
  expect(new Set(CATALOG.map(({ id }) => id)).size).toBe(CATALOG.length);
});

test('all named models are there: six of Denago, 23 of Evolution, three stocked carts', () => {
  const lineup = CATALOG.filter(({ priceKind }) => priceKind !== 'as-equipped');
  expect(lineup.filter(({ brand }) => brand === 'Denago')).toHaveLength(6);
  expect(lineup.filter(({ brand }) => brand === 'Evolution')).toHaveLength(23);
  expect(CATALOG).toHaveLength(32);
});

test.each([
  ['evolution-d5-maverick-4-plus', 12_995, 4, '42 mi'],
  ['evolution-d6-max-xt4', 16_995, 4, '50 mi'],
  ['denago-ev-city', 11_995, 2, '40 mi'],
  ['ev-city', 15_000, 2, '40 mi'],
  ['ev-nomad', 8_495, 4, '45 mi'],
  ['nomad-xl', 8_495, 4, '55 mi'],
  ['rover-xl', 9_995, 6, '50 mi'],
  ['rover-xl6', 11_995, 6, '50 mi'],
  ['rover-xxl', 11_995, 8, '60 mi'],
  ['d5-ranger-4-plus', 9_595, 4, '45 mi'],
  ['d5-ranger-6-plus', 11_595, 6, '40 mi'],
  ['d5-maverick-4-plus', 9_995, 4, '42 mi'],
  ['classic-4-plus', 6_995, 4, '35 mi'],
  ['carrier-6-plus', 9_595, 6, '38 mi'],
  ['d6-max-xt4', 15_595, 4, '50 mi'],
])('%s costs $%d, seats %d and goes %s', (id, price, seatingCapacity, range) => {
  expect(vehicle(id)).toMatchObject({ price, specifications: { seatingCapacity, range } });
});

test.each([
  ['D5 RANGER', 7_695],
  ['D5 MAVERICK', 7_995],
  ['CLASSIC', 6_695],
  ['CARRIER', 9_595],
  ['FORESTER', 6_995],
  ['TURFMAN', 6_795],
  ['D6 MAX', 13_595],
])('a %s without a price of its own says that its series starts at $%d', (series, price) => {
  const unpriced = CATALOG.filter((one) => one.series === series && one.priceKind === 'series-from');
  expect(unpriced.length).toBeGreaterThan(0);
  for (const one of unpriced) expect(one.price).toBe(price);
});
