import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import { childrenOf, parseXml, textOf } from '@sgc/operators-pages/testing';
import fc from 'fast-check';
import { feedRows } from './feed-row.ts';
import { jsonFeed } from './json-feed.ts';
import { shoppingFeed } from './shopping-feed.ts';

const ORIGIN = 'https://carts.example';

const CART: Vehicle = {
  id: 'ev-city',
  name: 'EV City',
  description: 'Four seats.',
  price: 7999,
  priceKind: 'as-equipped',
  brand: 'Evolution',
  category: 'Golf',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
};

const rowsOf = (...vehicles: Vehicle[]) => feedRows(vehicles, { origin: ORIGIN, isDrawn: () => true });

test('a vehicle with all that a feed asks for is listed under absolute addresses', () => {
  const { rows, leftOut } = rowsOf(CART);
  expect(leftOut).toEqual([]);
  expect(rows).toMatchObject([
    { id: 'ev-city', link: `${ORIGIN}/vehicle/ev-city`, image: `${ORIGIN}/social/vehicle-ev-city.jpg` },
  ]);
});

test.each<[reason: string, change: Partial<Vehicle>]>([
  ['it has no price of its own', { priceKind: 'series-from' }],
  ['its price is 0', { price: 0 }],
  ['it has no description', { description: ' \n' }],
])('a vehicle is left out with what it lacks: %s', (reason, change) => {
  expect(rowsOf({ ...CART, ...change })).toEqual({ rows: [], leftOut: [{ id: CART.id, reasons: [reason] }] });
});

test('a vehicle without photograph and drawing is left out', () => {
  const { leftOut } = feedRows([CART], { origin: ORIGIN, isDrawn: () => false });
  expect(leftOut).toEqual([{ id: CART.id, reasons: ['there is no picture of it'] }]);
});

test('given any words, both feeds say of a vehicle what the catalog says', () => {
  const words = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(words, words, (name, description) => {
      const { rows } = rowsOf({ ...CART, name, description });
      const [channel] = childrenOf(parseXml(shoppingFeed(rows, DEFAULT_BUSINESS_PROFILE)), 'channel');
      const [item] = channel === undefined ? [] : childrenOf(channel, 'item');
      expect(item && textOf(item, 'g:title')).toBe(name);
      expect(item && textOf(item, 'g:description')).toBe(description);
      expect(jsonFeed(rows, DEFAULT_BUSINESS_PROFILE, '/feeds/vehicles.json').items).toMatchObject([
        { title: name, content_text: description },
      ]);
    }),
  );
});
