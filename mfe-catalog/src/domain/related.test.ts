import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { relatedTo } from './related.ts';

const vehicle = (id: string, own: Parameters<typeof sampleVehicle>[0] = {}) =>
  sampleVehicle({ id, name: id.toUpperCase(), ...own });

const CITY = vehicle('ev-city', { name: 'EV CITY', brand: 'Denago', price: 15_000 });
const STOCKED = vehicle('denago-ev-city', {
  name: 'Denago EV City',
  brand: 'Denago',
  price: 11_995,
  priceKind: 'as-equipped',
});

test('a model and the stocked cart of it lead to each other', () => {
  const all = [CITY, STOCKED, vehicle('other')];
  expect(relatedTo(all, CITY).counterparts.map(({ id }) => id)).toEqual(['denago-ev-city']);
  expect(relatedTo(all, STOCKED).counterparts.map(({ id }) => id)).toEqual(['ev-city']);
  expect(relatedTo(all, vehicle('other')).counterparts).toEqual([]);
});

test('similar carts seat as many, the nearest price first and those without a price last', () => {
  const all = [
    vehicle('unpriced', { price: 15_000, priceKind: 'series-from' }),
    vehicle('far', { price: 30_000 }),
    vehicle('six', { price: 15_000, specifications: { seatingCapacity: 6 } }),
    vehicle('near', { price: 14_000 }),
    CITY,
    STOCKED,
  ];
  expect(relatedTo(all, CITY).similar.map(({ id }) => id)).toEqual(['near', 'far', 'unpriced']);
});

test('a cart without a stated number of seats is like no other', () => {
  expect(relatedTo([CITY, STOCKED], vehicle('x', { specifications: {} })).similar).toEqual([]);
});
