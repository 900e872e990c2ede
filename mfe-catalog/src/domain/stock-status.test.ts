import { stockStatus } from './stock-status.ts';

test.each([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
])('new %s and in stock %s reads %s', (isNew, inStock, word) => {
  expect(stockStatus({ isNew, inStock })).toBe(word);
});
