import { checkOneHeading } from './one-heading.ts';
import { seenPage } from './some-page.fixture.ts';

test('a page with one h1 passes', () => {
  expect(() => checkOneHeading([seenPage({ headings: ['Carts'] })])).not.toThrow();
});

test('a page with two h1 is refused with what they say', () => {
  expect(() => checkOneHeading([seenPage({ headings: ['Carts', 'Prices'] })])).toThrow(
    '/a (mfe-a) has 2 h1 ("Carts", "Prices"): keep the first, and make the others h2',
  );
});

test('a page without an h1 is refused', () => {
  expect(() => checkOneHeading([seenPage({})])).toThrow('/a (mfe-a) has no h1');
});
