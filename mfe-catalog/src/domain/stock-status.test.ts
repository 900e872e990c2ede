import { cardBadges, stockStatus } from './stock-status.ts';

test.each([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
])('new %s and in stock %s reads %s', (isNew, inStock, word) => {
  expect(stockStatus({ isNew, inStock })).toBe(word);
});

test.each([
  [true, true, ['NEW', 'In Stock']],
  [false, true, ['In Stock']],
  [true, false, []],
  [false, false, []],
])('a card of a cart that is new: %j, in stock: %j, says %j', (isNew, inStock, words) => {
  expect(cardBadges({ isNew, inStock })).toEqual(words);
});
