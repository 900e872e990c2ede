/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InPieces, useIsWhole } from './in-pieces.tsx';
import { Section } from './section.tsx';

const Cards = () => <p>{useIsWhole() ? 'all cards' : 'first cards'}</p>;

const page = (startsWhole: boolean) => (
  <InPieces startsWhole={startsWhole}>
    <Section>
      <Cards />
    </Section>
    <Section>second</Section>
    <Section>third</Section>
  </InPieces>
);

const shown = (): (string | null)[] => screen.queryAllByText(/cards|second|third/).map((part) => part.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [800, ['first cards']],
  [1200, ['first cards', 'second']],
])('a page in a window of %i pixels shows its first parts, and all of it once they are painted', (height, first) => {
  Object.assign(window, { innerHeight: height });
  render(page(false));
  expect(shown()).toEqual(first);
  act(() => jest.runAllTimers());
  expect(shown()).toEqual(['all cards', 'second', 'third']);
});

test('a page that starts whole is whole at once, on the server too', () => {
  render(page(true));
  expect(shown()).toEqual(['all cards', 'second', 'third']);
  expect(renderToString(page(true))).toContain('third');
});

test('a part without a page in pieces around it is rendered', () => {
  render(<Section>alone</Section>);
  expect(screen.getByText('alone')).toBeTruthy();
});

test('a page that is left before its rest comes stays away', () => {
  const { unmount } = render(page(false));
  unmount();
  act(() => jest.runAllTimers());
  expect(shown()).toEqual([]);
});
