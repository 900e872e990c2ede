import fc from 'fast-check';
import { sampleVehicle } from '../../../../test/sample-vehicle.ts';
import { CARDS_PER_PAGE, inventoryQueryOf } from './inventory-query.ts';
import { inventoryFrom, viewInventory } from './inventory-view.ts';

const vehicles = (count: number) => Array.from({ length: count }, (_, index) => sampleVehicle({ id: `cart-${index}` }));

test('the pages of any list hold every vehicle once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (count) => {
      const all = vehicles(count);
      const pages = Math.max(1, Math.ceil(count / CARDS_PER_PAGE));
      const ids = Array.from({ length: pages }, (_, index) =>
        viewInventory(all, inventoryQueryOf(new URLSearchParams({ page: `${index + 1}` }))).cards.map(({ id }) => id),
      );
      expect(ids.flat()).toEqual(all.map(({ id }) => id));
    }),
  );
});

test('a page beyond the end is the last page', () => {
  const view = viewInventory(vehicles(50), inventoryQueryOf(new URLSearchParams('page=999')));
  expect(view).toMatchObject({ from: 48, matching: 50, total: 50 });
  expect(view.cards.map(({ id }) => id)).toEqual(['cart-48', 'cart-49']);
});

test('filters that are applied are those worked out ahead; others, another page and other spelling are not', () => {
  const all = vehicles(50);
  const asked = inventoryQueryOf(new URLSearchParams('search=cart'));
  const ahead = viewInventory(all, asked);
  expect(viewInventory(all, { ...asked })).toBe(ahead);
  expect(viewInventory(all, { ...asked, to: asked.to + 1 }).cards).toHaveLength(ahead.cards.length + 1);
  expect(viewInventory(all, { ...asked, filters: { ...asked.filters, brand: 'evolution' } })).not.toBe(ahead);
  expect(viewInventory([...all], asked)).not.toBe(ahead);
  const misspelled = inventoryQueryOf(new URLSearchParams('search=zzzz'));
  expect(viewInventory(all, misspelled).matching).toBe(0);
  expect(viewInventory(all, misspelled, () => ['cart']).matching).toBe(50);
});

test('addresses that ask for the same share what is handed over', () => {
  const key = (search: string) => inventoryFrom(new URLSearchParams(search)).key;
  expect(key('')).toEqual(key('brand=all&search=&page=1'));
  expect(key('brand=denago')).not.toEqual(key(''));
});

test('given 10,000 vehicles, fewer than 15,000 characters are handed over to the browser', () => {
  const long = sampleVehicle({ description: 'many words '.repeat(200), features: ['feature '.repeat(50)] });
  const all = Array.from({ length: 10_000 }, (_, index) => ({ ...long, id: `cart-${index}` }));
  const handed = JSON.stringify(inventoryFrom(new URLSearchParams()).select(all));
  expect(handed.length).toBeLessThan(15_000);
});
