/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { fillIn, hasWords, wordsOf } from './form-words.ts';

const formWith = (firstName: string, interest = 'sales'): HTMLFormElement => {
  const { container } = render(
    <form>
      <input name="firstName" defaultValue={firstName} />
      <input name="page" defaultValue="/contact" />
      <select name="interest" defaultValue={interest}>
        <option>sales</option>
        <option>parts</option>
      </select>
      <textarea name="message" />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
};

test('what people did not type is no word of theirs', () => {
  expect(wordsOf(formWith('Ada'))).toEqual({
    firstName: 'Ada',
    lastName: '',
    email: '',
    phone: '',
    interest: 'sales',
    message: '',
  });
});

test('a choice or a space alone is no loss', () => {
  expect(hasWords(wordsOf(formWith(' ', 'parts')))).toBe(false);
  expect(hasWords(wordsOf(formWith('A')))).toBe(true);
});

test('a draft fills what is untouched and never overwrites', () => {
  const form = formWith('Ada');
  fillIn(form, { firstName: 'Bob', interest: 'parts', message: 'From before', page: '/elsewhere' });
  expect(wordsOf(form)).toMatchObject({ firstName: 'Ada', interest: 'parts', message: 'From before' });
  expect(new FormData(form).get('page')).toBe('/contact');
});
