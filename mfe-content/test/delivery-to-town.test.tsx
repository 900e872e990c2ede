import { renderToStaticMarkup } from 'react-dom/server';
import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import DeliveryToTown from '../src/fragments/delivery-to-town.fragment.tsx';
import { textOf } from './text-of.ts';

test('a cart of $5,000 or more is delivered free, and every town on the list has its link', () => {
  const html = renderToStaticMarkup(<DeliveryToTown price={5000} />);
  expect(textOf(html)).toContain('Free to all 25 municipalities on our list, as for every purchase of $5,000 or more.');
  expect(textOf(html)).toContain('Farther away it is $6 a mile.');
  for (const { slug } of MUNICIPALITIES) expect(html).toContain(`href="/${slug}-golf-carts"`);
});

test('below that, the page asks to ask', () => {
  const text = textOf(renderToStaticMarkup(<DeliveryToTown price={4999} />));
  expect(text).not.toContain('Free to');
  expect(text).toContain('For less, ask us for the price before you order.');
});
