import { renderToStaticMarkup } from 'react-dom/server';
import { type Prices, STANDARD_PRICES } from '../../domain/impact.ts';
import { PriceEffect } from './price-effect.tsx';

const effect = (prices: Prices) =>
  renderToStaticMarkup(<PriceEffect inputs={{ milesPerWeek: 100, usage: 'commercial', years: 1, prices }} />);

test.each([
  [{ gas: 4.5, electricity: 0.2 }, 'With your prices, they are $569 more.'],
  [{ gas: 2.5, electricity: 0.2 }, 'With your prices, they are $818 less.'],
  [STANDARD_PRICES, 'Your prices come to the same.'],
])('%j against the standard prices', (prices, words) => {
  expect(effect(prices)).toBe(`<p>At the standard prices, net savings are $2,239. ${words}</p>`);
});
