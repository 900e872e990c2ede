import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { REQUEST_KINDS } from '@sgc/contract/leads';
import fc from 'fast-check';
import { checkMessage, FORM_FIELDS, mistakesFrom } from './message-check.ts';

const NOW = new Date('2026-11-23T14:30:00Z');
const check = (fields: Record<string, string>) => checkMessage(fields, DEFAULT_BUSINESS_PROFILE, NOW);

test('an empty form has a mistake in every field that has to be filled in, in the order of the form', () => {
  expect(check({ firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' })).toEqual([
    { id: 'firstName', message: 'First name is required' },
    { id: 'lastName', message: 'Last name is required' },
    { id: 'email', message: 'Invalid email address' },
    { id: 'phone', message: 'Phone number is required' },
    { id: 'message', message: 'Message must be at least 10 characters' },
  ]);
});

test.each(['570-555-0100', '(570) 555-0100', '+1 570.555.0100', '15705550100', '1-844-844-6638 x12'])(
  'the phone number %s is taken as it is written',
  (phone) => {
    expect(check({ phone }).map(({ id }) => id)).not.toContain('phone');
  },
);

test('given any typed fields, every mistake names a field of the form, once', () => {
  const typed = fc.record({
    fields: fc.dictionary(fc.constantFrom(...FORM_FIELDS, 'vehicle'), fc.string({ unit: 'binary' })),
    request: fc.constantFrom('', ...REQUEST_KINDS),
  });
  fc.assert(
    fc.property(typed, ({ fields, request }) => {
      const ids = check({ ...fields, request }).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(FORM_FIELDS).toEqual(expect.arrayContaining(ids));
    }),
  );
});

test('a refusal by the API of a hidden field is no mistake of the visitor', () => {
  expect(mistakesFrom([{ field: 'page', message: 'Invalid' }])).toEqual([]);
});

test('a request is checked with its message, in the order of the form', () => {
  const fields = {
    firstName: 'Ada',
    lastName: 'Moyer',
    email: 'ada@example.com',
    phone: '570-555-0134',
    message: 'Short',
  };
  const mistakes = check({ ...fields, request: 'service', cart: '', trouble: '', town: '', day: '2026-11-29' });
  expect(mistakes).toEqual([
    { id: 'cart', message: 'Please say which cart it is' },
    { id: 'trouble', message: 'Please choose one' },
    { id: 'town', message: 'Please say which town the cart is in' },
    { id: 'message', message: 'Message must be at least 10 characters' },
  ]);
  const sunday = check({
    ...fields,
    message: 'Long enough',
    request: 'test-drive',
    day: '2026-11-29',
    otherDay: '2026-11-22',
  });
  expect(sunday).toEqual([
    { id: 'day', message: 'Sunday: closed. Please choose another day, or call us.' },
    { id: 'otherDay', message: 'This day is over. Please choose a later one.' },
  ]);
});
