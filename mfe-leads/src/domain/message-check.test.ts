import fc from 'fast-check';
import { checkMessage, MESSAGE_FIELDS, mistakesFrom } from './message-check.ts';

test('an empty form has a mistake in every field that has to be filled in, in the order of the form', () => {
  expect(checkMessage({ firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' })).toEqual([
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
    expect(checkMessage({ phone }).map(({ id }) => id)).not.toContain('phone');
  },
);

test('whatever is typed, every mistake names a field of the form, once', () => {
  const typed = fc.dictionary(fc.constantFrom(...MESSAGE_FIELDS, 'vehicle'), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(typed, (values) => {
      const ids = checkMessage(values).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(MESSAGE_FIELDS).toEqual(expect.arrayContaining(ids));
    }),
  );
});

test('what the API says of a field nobody sees is no mistake of the visitor', () => {
  expect(mistakesFrom([{ field: 'page', message: 'Invalid' }])).toEqual([]);
});
