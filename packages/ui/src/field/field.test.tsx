/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Field, TextArea } from './field.tsx';
import { Select } from './select.tsx';

const describedBy = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '');

test.each([
  ['a line', <Field key="1" id="x" label="Name" hint="As on a letter" error="Enter a name" />],
  ['several lines', <TextArea key="2" id="x" label="Name" hint="As on a letter" error="Enter a name" />],
  ['a choice', <Select key="3" id="x" label="Name" options={[]} hint="As on a letter" error="Enter a name" />],
])('%s is named by its label and described by its hint and error', (_, field) => {
  render(field);
  const control = screen.getByLabelText('Name');
  expect(control.id).toBe('x');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(control)).toEqual(['As on a letter', 'Enter a name']);
});

test('a field without a mistake is not marked', () => {
  render(<Field id="x" label="Name" />);
  const control = screen.getByLabelText('Name');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('a field that may stay empty says so', () => {
  render(<Field id="x" label="Name" optional />);
  expect(screen.getByLabelText('Name (optional)')).not.toBeNull();
});

test('a choice offers its options in their order', () => {
  const options = [
    { value: 'b', label: 'Second letter' },
    { value: 'a', label: 'First letter' },
  ];
  render(<Select id="x" label="Letter" options={options} defaultValue="a" />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Second letter',
    'First letter',
  ]);
  expect((screen.getByLabelText('Letter') as HTMLSelectElement).value).toBe('a');
});
