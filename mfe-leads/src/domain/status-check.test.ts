import { checkStatusQuestion, statusMistakes } from './status-check.ts';

test('a question needs a reference and a mail address', () => {
  expect(checkStatusQuestion({ reference: 'k7q2 9xwd', email: 'ada@example.com' })).toEqual([]);
  expect(checkStatusQuestion({ reference: 'K7Q2', email: 'ada@' }).map(({ id }) => id)).toEqual(['reference', 'email']);
});

test('a refusal by the API of a field that is not there is no mistake of the visitor', () => {
  expect(statusMistakes([{ field: 'origin', message: 'Invalid' }])).toEqual([]);
});
