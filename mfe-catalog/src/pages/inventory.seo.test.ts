import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import type { PageContext } from '@sgc/contract/section';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { cardFacts } from '../domain/card-facts.ts';
import type { InventoryView } from '../features/vehicles/list/inventory-query.ts';
import { inventorySeo } from './inventory.seo.ts';

const CARTS = ['ev-city', 'ev-nomad'].map((id) => cardFacts(sampleVehicle({ id, name: id.toUpperCase() })));

const subjectsOf = (view: Partial<InventoryView> | undefined) =>
  inventorySeo({
    params: {},
    search: new URLSearchParams(),
    queryCache: {
      getQueryData: () =>
        view === undefined
          ? { kind: 'unavailable', message: 'no answer' }
          : { kind: 'ok', data: { cards: CARTS, from: 0, matching: 2, total: 2, ...view } },
    } as unknown as PageContext['queryCache'],
    api: fetch,
    business: DEFAULT_BUSINESS_PROFILE,
  }).subjects;

test('the whole inventory is described as a list of the carts that it shows', () => {
  expect(subjectsOf({})).toMatchObject([
    {
      kind: 'list',
      items: [
        { name: 'EV-CITY', path: '/vehicle/ev-city' },
        { name: 'EV-NOMAD', path: '/vehicle/ev-nomad' },
      ],
    },
  ]);
});

test('filtered carts, a later page, no carts and an outage are described as no list', () => {
  expect(subjectsOf({ matching: 1 })).toEqual([]);
  expect(subjectsOf({ from: 24 })).toEqual([]);
  expect(subjectsOf({ cards: [] })).toEqual([]);
  expect(subjectsOf(undefined)).toEqual([]);
});
