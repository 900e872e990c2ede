import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { lineupOf } from './lineup.ts';

const model = (name: string, series: string, price: number, own: Parameters<typeof sampleVehicle>[0] = {}) =>
  sampleVehicle({ id: name.toLowerCase().replaceAll(' ', '-'), name, series, price, ...own });

const VEHICLES = [
  model('Evolution D5 Ranger 4', 'D5 RANGER', 5_000, { priceKind: 'as-equipped' }),
  model('D5 RANGER 4', 'D5 RANGER', 7_695, { priceKind: 'series-from' }),
  model('D5 RANGER 6', 'D5 RANGER', 7_695, { priceKind: 'series-from', specifications: { seatingCapacity: 6 } }),
  model('D5 RANGER 4 PLUS', 'D5 RANGER', 9_595),
  model('D5 RANGER 6 PLUS', 'D5 RANGER', 11_595, { specifications: { seatingCapacity: 6, range: '45 mi' } }),
  model('CARRIER 8', 'CARRIER', 9_595, { specifications: { seatingCapacity: 8 } }),
  model('EV CITY', 'EV CITY', 15_000, { brand: 'Denago' }),
];

test('a series starts at its lowest model price; a stocked cart is no model', () => {
  const { series, modelCount } = lineupOf(VEHICLES, 'evolution');
  expect(modelCount).toBe(5);
  expect(series.map(({ name, modelCount: count, startingPrice }) => [name, count, startingPrice])).toEqual([
    ['D5 RANGER', 4, 7_695],
    ['CARRIER', 1, 9_595],
  ]);
});

test('the first three models are named, and only models with a price of their own get a card', () => {
  const { series, models, seats } = lineupOf(VEHICLES, 'evolution');
  expect(series[0]?.models.map(({ name }) => name)).toEqual(['D5 RANGER 4', 'D5 RANGER 6', 'D5 RANGER 4 PLUS']);
  expect(models.map(({ name }) => name)).toEqual(['D5 RANGER 4 PLUS', 'D5 RANGER 6 PLUS', 'CARRIER 8']);
  expect(seats).toEqual({ least: 4, most: 8 });
});

test('a brand without models has an empty line-up', () => {
  expect(lineupOf([], 'denago')).toEqual({ modelCount: 0, seats: undefined, series: [], models: [] });
});
