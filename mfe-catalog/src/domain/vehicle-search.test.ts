import fc from 'fast-check';
import { NO_FILTERS } from './filter-values.ts';
import { INVENTORY_SEARCH } from './inventory-search.ts';
import { filtersOf, pageNumberOf, searchOf } from './vehicle-search.ts';

test('given any address, its filters lead back to themselves', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...INVENTORY_SEARCH, 'x'), fc.string({ unit: 'binary' })),
      (parameters) => {
        const search = new URLSearchParams(parameters);
        const filters = filtersOf(search);
        const page = pageNumberOf(search);
        const again = new URLSearchParams(searchOf(filters, page));
        expect(filtersOf(again)).toEqual(filters);
        expect(pageNumberOf(again)).toBe(page);
        expect([...filters.search].length).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('no parameters and those of an untouched form mean the same', () => {
  expect(filtersOf(new URLSearchParams('search=&brand=all&category=all&price=all'))).toEqual(NO_FILTERS);
  expect(filtersOf(new URLSearchParams())).toEqual(NO_FILTERS);
  expect(searchOf(NO_FILTERS, 1)).toBe('');
});

test('given values that no filter knows, an address sets no filter', () => {
  expect(
    filtersOf(new URLSearchParams('brand=tesla&price=toString&seats=many&stock=1&range=7&max=free&sort=size')),
  ).toEqual(NO_FILTERS);
});

test.each(['0', '-1', '1.5', '1e3', ' 2', '9999999', 'two'])('%s is no page', (page) => {
  expect(pageNumberOf(new URLSearchParams({ page }))).toBe(1);
});

test.each([
  ['12000', '12000'],
  ['$12,000.50', '12000'],
  ['0', ''],
  ['-5', ''],
  ['1e9', ''],
])('a highest price of %j is read as %j', (max, read) => {
  expect(filtersOf(new URLSearchParams({ max })).max).toBe(read);
});
