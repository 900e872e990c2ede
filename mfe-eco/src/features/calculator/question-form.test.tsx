/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, type Question, readQuestion } from '../../domain/question.schema.ts';
import { section } from '../../section.ts';
import { QuestionForm } from './question-form.tsx';

const start = (address = '') => {
  const asked: Question[] = [];
  const question = readQuestion(new URLSearchParams(address));
  const form = (shown: Question, calculating = false) => (
    <QuestionForm question={shown} calculating={calculating} onAsk={(next) => asked.push(next)} />
  );
  const { rerender } = render(form(question));
  return { asked, show: (next: Question, calculating = false) => rerender(form(next, calculating)) };
};

const miles = () => screen.getByRole('spinbutton', { name: 'Miles per week' });
const calculate = (name = 'Calculate Impact') => screen.getByRole('button', { name });

test('the form starts with 25 recreational miles for a year, and 1 to 500 as the bounds of the field', () => {
  start();
  expect(miles().matches('[value="25"][min="1"][max="500"]')).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Usage type' }).value).toBe('recreational');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time frame' }).value).toBe('1');
});

test('the form asks what the visitor filled in', async () => {
  const { asked } = start();
  const user = userEvent.setup();
  await user.clear(miles());
  await user.type(miles(), '60');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Usage type' }), 'Golf course');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time frame' }), '10 years');
  await user.click(screen.getByRole('checkbox', { name: 'Use my own prices' }));
  await user.clear(screen.getByRole('spinbutton', { name: 'Gas, dollars a gallon' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Gas, dollars a gallon' }), '4.25');
  await user.click(calculate());
  expect(asked.map(inputsOf)).toEqual([
    { milesPerWeek: 60, usage: 'golf_course', years: 10, prices: { gas: 4.25, electricity: 0.12 } },
  ]);
});

test('the page declares every field as a parameter of its address', () => {
  start('prices=own');
  const form = calculate().closest('form') as HTMLFormElement;
  expect([...new FormData(form).keys()].sort()).toEqual([...(section.pages[0].search ?? [])].sort());
});

test('without a script the same form is a plain GET of the page', () => {
  start();
  const { method, action, noValidate } = calculate().closest('form') as HTMLFormElement;
  expect({ method, noValidate, path: new URL(action).pathname }).toEqual({
    method: 'get',
    noValidate: true,
    path: '/eco-impact',
  });
});

test.each([
  ['milesPerWeek=900', 'We counted 500. This takes 1 to 500.'],
  ['milesPerWeek=0', 'We counted 1. This takes 1 to 500.'],
  ['milesPerWeek=', 'There was no number here, so we counted 25.'],
])('%s is told beside the field', (address, remark) => {
  start(address);
  expect(miles().getAttribute('aria-invalid')).toBe('true');
  const words = miles().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(words.map((id) => document.getElementById(id)?.textContent)).toContain(remark);
});

test('while it calculates the button says so and is disabled, and then it has the focus again', async () => {
  const { show, asked } = start();
  await userEvent.setup().click(calculate());
  const [question] = asked;
  if (question === undefined) throw new Error('nothing was asked');
  show(question, true);
  expect(calculate('Calculating...').matches(':disabled')).toBe(true);
  calculate('Calculating...').blur();
  show(question);
  expect(document.activeElement).toBe(calculate());
});

test('someone who went elsewhere while it calculated stays there', async () => {
  const { show, asked } = start();
  await userEvent.setup().click(calculate());
  const [question] = asked;
  if (question === undefined) throw new Error('nothing was asked');
  show(question, true);
  miles().focus();
  show(question);
  expect(document.activeElement).toBe(miles());
});
