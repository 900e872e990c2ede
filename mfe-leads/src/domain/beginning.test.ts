import { requestAddress } from '@sgc/contract/leads';
import fc from 'fast-check';
import { beginningOf, requestIn } from './beginning.ts';

const searchOf = (address: string) => new URL(address, 'https://site.example.com').searchParams;

test('a link to a request fills in what it knows', () => {
  const search = searchOf(
    requestAddress('rental', {
      cart: '6 seater',
      day: '2026-12-03',
      lastDay: '2026-12-06',
      note: 'Three days.\nThanks!',
    }),
  );
  expect(requestIn(search)).toBe('rental');
  expect(beginningOf(search, 'I would like to rent a cart.')).toEqual({
    interest: 'general',
    part: 'any',
    cart: '6 seater',
    town: '',
    day: '2026-12-03',
    lastDay: '2026-12-06',
    message: 'Three days.\nThanks!',
  });
});

test('an address without a request begins a message about sales', () => {
  expect(requestIn(new URLSearchParams('request=party'))).toBeUndefined();
  expect(beginningOf(new URLSearchParams('request=party&cart=x'), '')).toEqual({
    interest: 'sales',
    part: 'any',
    message: '',
  });
});

test('given any address, fields get short plain text and days of the calendar', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (cart, day) => {
      const begun = beginningOf(new URLSearchParams({ request: 'test-drive', cart, day }), '');
      expect(begun.cart).not.toMatch(/\0|\p{Surrogate}/u);
      expect([...(begun.cart ?? '')].length).toBeLessThanOrEqual(60);
      expect(begun.day).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
    }),
  );
});
