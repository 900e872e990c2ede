/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { fieldsOf, fillIn, hasWords, wordsElsewhere, wordsOf } from './form-words.ts';

const BEGUN = { interest: 'sales', message: 'I would like to rent a cart.' };

const formWith = (firstName: string, interest = 'sales', message = BEGUN.message): HTMLFormElement => {
  const { container } = render(
    <form>
      <input name="firstName" defaultValue={firstName} />
      <input name="page" defaultValue="/contact" />
      <select name="interest" defaultValue={interest}>
        <option>sales</option>
        <option>parts</option>
      </select>
      <textarea name="message" defaultValue={message} />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
};

test('a field is a word of the visitor only if it differs from what the form began with', () => {
  expect(wordsOf(formWith('Ada'), BEGUN)).toEqual({ firstName: 'Ada' });
  expect(wordsOf(formWith('', 'parts', ''), BEGUN)).toEqual({ interest: 'parts', message: '' });
});

test('a choice, a space or a beginning taken out is no loss', () => {
  expect(hasWords(wordsOf(formWith(' ', 'parts', ''), BEGUN))).toBe(false);
  expect(hasWords(wordsOf(formWith('A'), BEGUN))).toBe(true);
});

test('a draft fills what is untouched and never overwrites', () => {
  const form = formWith('Ada');
  fillIn(form, { firstName: 'Bob', interest: 'parts', message: 'From before', page: '/elsewhere' }, BEGUN);
  expect(fieldsOf(form)).toEqual({ firstName: 'Ada', interest: 'parts', message: 'From before', page: '/contact' });
});

test('words of a field that only another form has are told apart, and so are hidden ones', () => {
  const form = formWith('Ada');
  const hidden = document.createElement('input');
  Object.assign(hidden, { type: 'hidden', name: 'part', value: 'any' });
  form.append(hidden);
  expect(wordsElsewhere(form, { firstName: 'Bob', cart: 'Nomad', part: 'morning' })).toEqual({
    cart: 'Nomad',
    part: 'morning',
  });
  fillIn(form, { part: 'morning' }, { part: 'any' });
  expect(hidden.value).toBe('any');
});
